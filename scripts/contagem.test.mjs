import { describe, expect, it } from 'vitest'
import { contarPlaywright, contarVitest } from './contagem.mjs'

const vitest = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

describe('contagem', () => {
  it('counts a test file that does not load as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    const contagem = contarVitest({
      ...vitest,
      numPassedTests: 2,
      numFailedTests: 1,
      numTodoTests: 1,
      testResults,
    })
    expect(contagem).toEqual({ passed: 2, failed: 2, skipped: 1 })
  })

  it('counts a browser run that broke before its tests as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(contarPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts a test that passed at the second try as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    expect(contarPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 2 })
  })
})
