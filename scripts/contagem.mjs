/** @typedef {{ passed: number, failed: number, skipped: number }} Contagem */

/**
 * Counts vitest's JSON report. A file that could not even be loaded has no test to show for it: it counts as one failure.
 * @returns {Contagem}
 */
export function contarVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const naoCarregados = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((teste) => teste.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + naoCarregados.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/**
 * Counts Playwright's JSON report. A test that passed on a second try passed; an error outside of any test is a failure.
 * @returns {Contagem}
 */
export function contarPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
