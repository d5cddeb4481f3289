/** Vitest reporter: prints each fault of a server on a line, with request, expected and received response. */

function shorten(text, most = 200) {
  const line = String(text).replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** The expectation of a failed assertion. A rejected request carries none. */
function wish({ message, expected }) {
  if (/^Request failed/.test(message)) return 'no refusal'
  return expected === undefined ? shorten(message) : `${shorten(expected)} (${shorten(message)})`
}

/** A journey fails at its last request; its assertion contains the expectation. */
function faultsOf(test) {
  const { faults = [], last } = test.meta()
  if (faults.length > 0) return faults
  const exchange = last ?? { call: 'no call', sent: 'nothing', received: 'nothing' }
  return test.result().errors.map((error) => ({ ...exchange, expected: wish(error) }))
}

const count = (number, one, many) => `${number} ${number === 1 ? one : many}`

/** One line per fault. Equal faults of several checks share a line. */
function linesOf(failed) {
  const lines = new Map()
  for (const test of failed)
    for (const { call, sent, expected, received } of faultsOf(test)) {
      const known = lines.get(`${call} ${expected} ${received}`) ?? { sent, checks: new Set() }
      known.checks.add(test.fullName)
      lines.set(`${call} ${expected} ${received}`, { call, expected, received, ...known })
    }
  return [...lines.values()].map(({ call, sent, expected, received, checks }) => {
    const [first, ...more] = checks
    const others = more.length > 0 ? ` and ${count(more.length, 'other check', 'other checks')}` : ''
    return `FAULT ${call} | sent ${sent} | expected ${expected} | received ${received} | in ${first}${others}`
  })
}

export default class ContractReporter {
  onTestRunEnd(files, unhandled) {
    const tests = files.flatMap((file) => [...file.children.allTests()])
    const of = (state) => tests.filter((test) => test.result().state === state)
    const [passed, failed, skipped] = [of('passed'), of('failed'), of('skipped')]
    for (const test of skipped) console.log(`NOT TRIED ${test.fullName}: ${test.result().note ?? 'left out'}`)
    for (const file of files) for (const { message } of file.errors()) console.log(`FAILED ${shorten(message)}`)
    for (const { message } of unhandled) console.log(`FAILED ${shorten(message)}`)
    const faults = linesOf(failed)
    for (const fault of faults) console.log(fault)
    const said = [
      `${count(tests.length, 'check', 'checks')}: ${passed.length} passed`,
      `${failed.length} failed (${count(faults.length, 'fault', 'faults')})`,
      `${skipped.length} could not be tried`,
    ]
    console.log(`\n${said.join(', ')}.`)
  }
}
