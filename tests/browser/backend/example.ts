import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { run } from '../support/terminal'

type Settings = Readonly<Record<string, string>>

/** @param folder that of the example, with its packages installed */
export function backendIn(folder: string, settings: Settings) {
  return {
    /** Starts the server until the test ends. @returns `log`: what it has printed */
    async start(more: Settings = {}) {
      const env = { PATH: process.env.PATH, PORT: '0', ...settings, ...more }
      const server = spawn(process.execPath, ['--import', 'tsx', 'src/index.ts'], { cwd: folder, env })
      const ended = once(server, 'exit')
      let log = ''
      async function stop() {
        server.kill()
        const [code] = (await ended) as [number | null]
        return code
      }
      onTestFinished(async () => void (await stop()))
      const url = await new Promise<string>((resolve, reject) => {
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (said) => {
            log += String(said)
            const address = /Listening on (http:\S+)/.exec(log)?.[1]
            if (address) resolve(address)
          })
        void ended.then(() => reject(new Error(`The backend ended: ${log}`)))
      })
      return { url, stop, log: () => log }
    },

    /** Creates an account with a password of its own, or changes the role. Only while the server is stopped. */
    async createAccount(email: string, role: string) {
      const said = await run('npm', ['run', 'account', '--', email, role], folder, settings)
      return { email, password: /password (\S+)\.$/m.exec(said)?.[1] ?? '' }
    },
  }
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

export async function send(url: string, body?: object, token?: unknown): Promise<Reply> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${String(token)}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}
