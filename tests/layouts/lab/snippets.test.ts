import type { Contract } from '@core/api/endpoint'
import type { LoggedCall } from '@core/lab/lab'
import { describe, expect, it } from 'vitest'
import { contractName, toCode, toCurl } from '@/layouts/lab/snippets'

const call: LoggedCall = {
  id: 1,
  method: 'POST',
  url: '/apps/todo/tasks/7?q=it%27s',
  status: 200,
  duration: 12,
  size: () => 3,
  body: `{"title":"it's"}`,
  hasToken: true,
  declared: { module: 'apps/todo', name: 'update', params: { id: '7' }, query: { q: "it's" } },
}

describe('a request as curl', () => {
  it('contains URL and data, quoted, but no token', () => {
    expect(toCurl(call, 'https://x.example')).toBe(
      [
        `curl -X POST 'https://x.example/apps/todo/tasks/7?q=it%27s'`,
        `-H "Authorization: Bearer $TOKEN"`,
        `-H 'Content-Type: application/json'`,
        String.raw`--data '{"title":"it'\''s"}'`,
      ].join(' \\\n  '),
    )
    expect(toCurl({ ...call, body: '', hasToken: false, url: 'https://y.example/z' }, 'https://x.example')).toBe(
      `curl -X POST 'https://y.example/z'`,
    )
  })
})

describe('a request as code', () => {
  it('uses the contract that declares it', () => {
    expect(toCode(call)).toBe(
      [
        `import { todoApi } from '@/redux/apps/todo/contract'`,
        '',
        `const answer = await api.call(todoApi.update, ${JSON.stringify({ params: { id: '7' }, query: { q: "it's" }, body: { title: "it's" } }, null, 2)})`,
      ].join('\n'),
    )
    expect(toCode({ ...call, declared: null })).toBeNull()
  })

  const contracts = import.meta.glob<Record<string, Contract>>('../../../src/redux/*/*/contract.ts', { eager: true })
  it.each(Object.keys(contracts))('%s exports a contract of that name', (file) => {
    const module = /redux\/(.*)\/contract/.exec(file)?.[1] ?? ''
    expect(Object.keys(contracts[file] ?? {})).toContain(contractName(module))
  })
})
