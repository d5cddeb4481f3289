import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startApiServer } from '../../scripts/api/server'

interface Call {
  readonly method: string
  readonly url: URL
  body: string
}
interface Reply {
  status: number
  type: string
  body: string
}

interface Wrong {
  /** The affected request, such as `POST /jwt/login`; `*` for all. */
  readonly at: string
  readonly ask?: (call: Call) => void
  readonly answer?: (reply: Reply, call: Call) => void
}

type Json = Record<string, Record<string, unknown>>

function editJson(reply: Reply, edit: (body: Json) => unknown) {
  if (reply.status < 400) reply.body = JSON.stringify(edit(JSON.parse(reply.body) as Json))
}

const forget = (...names: string[]) => ({
  ask: ({ url }: Call) => {
    for (const name of names) url.searchParams.delete(name)
  },
})

export const wrongs = {
  answersNothing: { at: '*', answer: (reply: Reply) => Object.assign(reply, { status: 404, body: '{"error":"No."}' }) },
  ignoresSort: { at: 'GET /api/users/list/data', ...forget('sort', 'sortColumn') },
  ignoresSearch: { at: 'GET /api/users/list/data', ...forget('q') },
  ignoresFilter: { at: 'GET /apps/invoice/invoices', ...forget('status') },
  ignoresPages: { at: 'GET /apps/invoice/invoices', ...forget('perPage') },
  blanksFields: {
    at: 'POST /apps/users/update-user',
    ask: (call: Call) => {
      if (call.body.startsWith('{"id"')) call.body = call.body.replace('{"id"', '{"company":"","id"')
    },
  },
  leaksPassword: {
    at: 'POST /jwt/login',
    answer: (reply: Reply) =>
      editJson(reply, ({ userData, ...more }) => ({ ...more, userData: { ...userData, password: 'admin' } })),
  },
  answersWrongly: {
    at: 'GET /api/users/list/all-data',
    answer: (reply: Reply) =>
      editJson(reply, (rows) => Object.values(rows).map((row) => ({ ...row, id: String(row.id) }))),
  },
  createsWith200: {
    at: 'POST /apps/users/add-user',
    answer: (reply: Reply) => Object.assign(reply, reply.status === 201 && { status: 200 }),
  },
  missesNoId: {
    at: 'GET /api/users/user',
    answer: (reply: Reply) => Object.assign(reply, reply.status === 400 && { status: 404 }),
  },
  asksForNoToken: {
    at: 'GET /api/users/details',
    answer: (reply: Reply) => Object.assign(reply, reply.status === 401 && { status: 200, body: '{}' }),
  },
  refusesAsHtml: {
    at: 'POST /apps/users/invite-users',
    answer: (reply: Reply) => Object.assign(reply, reply.status >= 400 && { type: 'text/html', body: '<h1>Oops</h1>' }),
  },
} satisfies Record<string, Wrong>

export type WrongName = keyof typeof wrongs

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

/** The reference server behind a proxy with faults. */
export async function startFaultyServer(names: readonly WrongName[]) {
  const reference = await startApiServer()
  const active: Wrong[] = names.map((name) => wrongs[name])

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request
    const call: Call = { method, url: new URL(url, reference.url), body: await bodyOf(request) }
    const wrong = active.filter(({ at }) => at === '*' || at === `${method} ${call.url.pathname}`)
    for (const { ask } of wrong) ask?.(call)
    const answer = await fetch(call.url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
      ...(call.body !== '' && { body: call.body }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const reply: Reply = { status: answer.status, type, body: await answer.text() }
    for (const { answer: change } of wrong) change?.(reply, call)
    response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await reference.close()
    },
  }
}
