import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { WrongName } from './faultyServer'
import { startFaultyServer, wrongs } from './faultyServer'

async function hold(...args: string[]) {
  // Without the variables of this test run.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|CONTRACT)/.test(name)))
  const command = spawn(process.execPath, ['scripts/contract.mjs', ...args], { env })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (said += String(text)))
  const [code] = (await once(command, 'close')) as [number | null]
  const faults = said.split('\n').filter((line) => line.startsWith('FAULT '))
  return { code, said, faults, sum: /^\d+ checks: .*$/m.exec(said)?.[0] }
}

async function withFaults<Result>(names: readonly WrongName[], work: (url: string) => Promise<Result>) {
  const server = await startFaultyServer(names)
  try {
    return await work(server.url)
  } finally {
    await server.close()
  }
}

const lines: Record<Exclude<WrongName, 'answersNothing'>, RegExp> = {
  ignoresSort: /^FAULT GET \/api\/users\/list\/data .*expected (rows by|another order|400 with)/,
  ignoresSearch: /^FAULT GET \/api\/users\/list\/data .*"q":.*expected no rows/,
  ignoresFilter: /^FAULT GET \/apps\/invoice\/invoices .*"status":.*expected (rows whose invoiceStatus|no rows)/,
  ignoresPages:
    /^FAULT GET \/apps\/invoice\/invoices .*"perPage":.*expected (as many rows|the row that follows|400 with)/,
  blanksFields: /^FAULT POST \/apps\/users\/update-user .*expected company stays .*received company is/,
  leaksPassword: /^FAULT POST \/jwt\/login .*expected an answer without a password \| received userData.password in/,
  answersWrongly: /^FAULT GET \/api\/users\/list\/all-data .*expected as described; \*\.id: /,
  createsWith200: /^FAULT POST \/apps\/users\/add-user .*expected 201 as JSON \| received 200 /,
  missesNoId: /^FAULT GET \/api\/users\/user .*expected 400 with an error as JSON \| received 404 /,
  asksForNoToken: /^FAULT GET \/api\/users\/details .*expected 401 with an error as JSON \| received 200 /,
  refusesAsHtml: /^FAULT POST \/apps\/users\/invite-users .*with an error as JSON \| received 40\d <h1>Oops/,
}

describe('npm run contract', () => {
  it('reports each fault of a server on a line, and no others', async () => {
    const names = Object.keys(lines) as (keyof typeof lines)[]
    expect([...names, 'answersNothing'].sort()).toEqual(Object.keys(wrongs).sort())
    const { code, faults } = await withFaults(names, (url) => hold('--url', url, '--only', 'apps/user,apps/invoice'))
    const unseen = names.filter((name) => !faults.some((line) => lines[name].test(line)))
    expect({ code, unseen }).toEqual({ code: 1, unseen: [] })
    expect(faults.filter((line) => !Object.values(lines).some((pattern) => pattern.test(line)))).toEqual([])
    expect(Math.max(...faults.map(({ length }) => length))).toBeLessThan(1000)
  })

  it('passes no test of a server without endpoints', async () => {
    const { code, sum, faults } = await withFaults(['answersNothing'], (url) =>
      hold('--url', url, '--only', 'pages/faq'),
    )
    expect({ code, sum }).toEqual({
      code: 1,
      sum: expect.stringMatching(/ 0 passed, .* 0 could not be tried/) as string,
    })
    expect(faults).toEqual([expect.stringMatching(/^FAULT POST \/jwt\/register .*received 404 /) as string])
  })

  it('prints its usage, and rejects invalid arguments', async () => {
    expect(await hold('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--only <module>') as string })
    for (const [args, said] of [
      [['--what'], 'Usage:'],
      [['--url', 'localhost'], 'no address'],
      [['--url', 'http://127.0.0.1:9'], 'Nobody answers'],
      [['--only', 'apps/usr'], 'There is no module apps/usr'],
    ] as const)
      expect(await hold(...args)).toMatchObject({ code: 1, said: expect.stringContaining(said) as string, faults: [] })
  })

  it('passes a module without lists and updates', async () => {
    const { code, said } = await withFaults([], (url) => hold('--url', url, '--only', 'shell/session'))
    expect({ code, said }).toEqual({ code: 0, said: expect.not.stringContaining('FAILED') as string })
  })

  it('passes the reference server, with the same number of tests each time', async () => {
    await withFaults([], async (url) => {
      const sums = new Set<string | undefined>()
      for (const run of [1, 2]) {
        const { code, sum, said } = await hold('--url', url)
        expect(code, `run ${String(run)}: ${said.slice(-4000)}`).toBe(0)
        sums.add(sum)
      }
      expect([...sums]).toHaveLength(1)
    })
  })
})
