import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as it came over the wire. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface LocalServer {
  /** Such as `http://127.0.0.1:40123` */
  readonly origin: string
  /** Every request in the order of arrival. */
  readonly received: Received[]
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Starts a real HTTP server on a free port, for as long as the test runs. */
export async function startServer(
  answer: (request: Received, response: ServerResponse) => void | Promise<void>,
): Promise<LocalServer> {
  const received: Received[] = []
  const server = createServer((message, response) => {
    void readBody(message).then((body) => {
      const request = { method: message.method ?? '', url: message.url ?? '', headers: message.headers, body }
      received.push(request)
      return answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
