import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface LocalServer {
  readonly origin: string
  readonly received: Received[]
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Starts an HTTP server on a free port until the test ends. */
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
