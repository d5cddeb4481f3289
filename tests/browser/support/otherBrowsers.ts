import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import { inject, vi } from 'vitest'
import { url } from './browser'

/** Paths of Debian's packages firefox-esr, webkit2gtk-driver and xvfb. */
const places = {
  Firefox: ['/usr/bin/firefox-esr'],
  WebKit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
} as const

export type OtherName = keyof typeof places

export const isInstalled = (name: OtherName) => places[name].every((path) => existsSync(path))

/** Both protocols use the input actions of WebDriver: https://www.w3.org/TR/webdriver2/#actions */
interface Driver {
  load: (address: string) => Promise<unknown>
  /** Runs the body of an async function in the page. @returns its result, a string */
  run: (body: string) => Promise<unknown>
  perform: (actions: readonly object[]) => Promise<unknown>
  /** Console messages; always empty for WebKit, whose protocol has none. */
  readonly complaints: string[]
  close: () => Promise<void>
}

/** WebDriver BiDi, which Firefox supports without a driver: https://w3c.github.io/webdriver-bidi */
async function openFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const firefox = spawn('firefox-esr', ['--headless', '--profile', profile, '--remote-debugging-port', '0'])
  const address = await new Promise<string>((resolve, reject) => {
    firefox.once('exit', () => reject(new Error('Firefox did not start.')))
    firefox.stderr.on('data', (said) => {
      const [, found] = /listening on (ws:\S+)/.exec(String(said)) ?? []
      if (found) resolve(found)
    })
  })
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')

  interface Message {
    id?: number
    type: string
    message?: string
    method?: string
    params?: { level: string; text: string }
    result?: unknown
  }
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const complaints: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, message, params, result } = JSON.parse(String(data)) as Message
    if (params && params.level !== 'debug' && params.level !== 'info') complaints.push(params.text)
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
  })
  let last = 0
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  return {
    complaints,
    load: (page) => send('browsingContext.navigate', { context, url: page, wait: 'complete' }),
    async run(body) {
      const { result, exceptionDetails } = await send<{
        result?: { value?: unknown }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `(async () => { ${body} })()`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    async close() {
      firefox.kill()
      await once(firefox, 'exit')
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const patience = { timeout: 30_000, interval: 100 }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** WebDriver on a virtual display: WebKitGTK has no headless mode. */
async function openWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })

  async function call<Result>(method: string, path: string, body: object = {}): Promise<Result> {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${String(value.error)}: ${String(value.message)}`)
    return value
  }
  await vi.waitFor(() => call('GET', '/status'), patience)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/timeouts`, { script: 60_000 })
  return {
    complaints: [],
    load: (page) => call('POST', `${session}/url`, { url: page }),
    run: (body) =>
      call('POST', `${session}/execute/async`, {
        script: `const done = arguments[arguments.length - 1]; (async () => { ${body} })().then(done)`,
        args: [],
      }),
    perform: (actions) => call('POST', `${session}/actions`, { actions }),
    async close() {
      await call('DELETE', session).finally(() => {
        driver.kill()
        screen.kill()
      })
    },
  }
}

export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

interface Point {
  readonly x: number
  readonly y: number
}

export async function openOther(name: OtherName) {
  const driver = await (name === 'Firefox' ? openFirefox() : openWebKit())
  const probe = readFileSync(inject('probe'), 'utf8')

  const ask = async <Answer>(expression: string) =>
    JSON.parse(String(await driver.run(`return JSON.stringify((await (${expression})) ?? null)`))) as Answer

  /** The timeout is short, because toasts animate until they close. */
  async function settle() {
    await driver.run(`${probe}\nawait window.probe.settle(100, 3000)`)
  }

  const point = (at: Point, ...then: readonly object[]) =>
    driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [{ type: 'pointerMove', x: Math.round(at.x), y: Math.round(at.y), duration: 0 }, ...then],
      },
    ])

  return {
    ask,
    settle,
    complaints: driver.complaints,
    close: () => driver.close(),
    async open(path: string) {
      await driver.load(url(path))
      await vi.waitFor(async () => {
        if (!(await ask<boolean>(`document.querySelector('h1') !== null`))) throw new Error(`${path} has no title.`)
      }, patience)
      await settle()
    },
    async press(label: string) {
      const find = `(() => {
        const nameOf = (element) => element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText
        const control = [...document.querySelectorAll('a, button, input, [contenteditable=true]')].find(
          (element) => element.checkVisibility() && nameOf(element).trim().startsWith(${JSON.stringify(label)}),
        )
        control?.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = control?.getBoundingClientRect() ?? {}
        return control && { x: x + width / 2, y: y + height / 2 }
      })()`
      const at = await vi.waitFor(async () => {
        await settle()
        const found = await ask<Point | null>(find)
        if (!found) throw new Error(`There is no “${label}”.`)
        return found
      }, patience)
      await point(at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })
      await settle()
    },
    async drag(from: Point, to: Point) {
      const steps = Array.from({ length: 10 }, (_, step) => ({
        type: 'pointerMove',
        x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / 10),
        y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / 10),
        duration: 30,
      }))
      await point(from, { type: 'pointerDown', button: 0 }, ...steps, { type: 'pause', duration: 300 }, steps.at(-1)!)
      await point(to, { type: 'pointerUp', button: 0 })
      await settle()
    },
    async type(text: string) {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await driver.perform([{ type: 'key', id: 'keyboard', actions }])
      await settle()
    },
  }
}
