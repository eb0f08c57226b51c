/** A municipality: its IBGE code and name. */
export interface Municipio {
  ibge: string
  uf: 'RR' | 'RS'
  nome: string
}

const de = (
  uf: Municipio['uf'],
  linhas: readonly (readonly [ibge: string, nome: string])[],
): readonly Municipio[] => linhas.map(([ibge, nome]) => ({ ibge, uf, nome }))

/** The 15 of Roraima. */
export const MUNICIPIOS_RR = de('RR', [
  ['1400050', 'Alto Alegre'],
  ['1400027', 'Amajari'],
  ['1400100', 'Boa Vista'],
  ['1400159', 'Bonfim'],
  ['1400175', 'Cantá'],
  ['1400209', 'Caracaraí'],
  ['1400233', 'Caroebe'],
  ['1400282', 'Iracema'],
  ['1400308', 'Mucajaí'],
  ['1400407', 'Normandia'],
  ['1400456', 'Pacaraima'],
  ['1400472', 'Rorainópolis'],
  ['1400506', 'São João da Baliza'],
  ['1400605', 'São Luiz'],
  ['1400704', 'Uiramutã'],
])

/** The 34 of the metropolitan region of Porto Alegre. */
export const MUNICIPIOS_RMPA = de('RS', [
  ['4300604', 'Alvorada'],
  ['4300877', 'Araricá'],
  ['4301107', 'Arroio dos Ratos'],
  ['4303103', 'Cachoeirinha'],
  ['4303905', 'Campo Bom'],
  ['4304606', 'Canoas'],
  ['4304689', 'Capela de Santana'],
  ['4305355', 'Charqueadas'],
  ['4306403', 'Dois Irmãos'],
  ['4306767', 'Eldorado do Sul'],
  ['4307609', 'Estância Velha'],
  ['4307708', 'Esteio'],
  ['4309050', 'Glorinha'],
  ['4309209', 'Gravataí'],
  ['4309308', 'Guaíba'],
  ['4310108', 'Igrejinha'],
  ['4310801', 'Ivoti'],
  ['4312401', 'Montenegro'],
  ['4313060', 'Nova Hartz'],
  ['4313375', 'Nova Santa Rita'],
  ['4313409', 'Novo Hamburgo'],
  ['4314050', 'Parobé'],
  ['4314803', 'Portão'],
  ['4314902', 'Porto Alegre'],
  ['4316006', 'Rolante'],
  ['4317608', 'Santo Antônio da Patrulha'],
  ['4318408', 'São Jerônimo'],
  ['4318705', 'São Leopoldo'],
  ['4319505', 'São Sebastião do Caí'],
  ['4319901', 'Sapiranga'],
  ['4320008', 'Sapucaia do Sul'],
  ['4321204', 'Taquara'],
  ['4322004', 'Triunfo'],
  ['4323002', 'Viamão'],
])

const NOMES = new Map([...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA].map((m) => [m.ibge, m.nome]))

/** The name of a code; the code itself where it is of no municipality of these lists. */
export const nomeDoMunicipio = (ibge: string): string => NOMES.get(ibge) ?? ibge
