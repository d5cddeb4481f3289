import type { Adapter } from '@core/api/adapter'
import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import axios, { getAdapter } from 'axios'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { sessionApi } from '@/redux/shell/session/contract'
import type { Credentials } from '@/redux/shell/session/schema'
import { startApiServer } from '../../scripts/api/server'
import type { Exchange, Fault } from './exchange'
import { record } from './exchange'

/** The server to check; default: the reference server. */
const given = process.env.CONTRACT_URL
const admin = { email: 'admin@demo.com', password: 'admin' }
/** Long enough for servers with rules for passwords. */
const ownPassword = 'Nine Green Bottles 1'

/** Whether the server has the sample rows. */
export const isReference = given === undefined

const adapters = import.meta.glob<Adapter>('/src/redux/*/*/adapter.ts', { eager: true, import: 'adapter' })

/** Whether an adapter translates the requests of a module. It expects valid requests. */
export const isAdapted = (key: string) => !isReference && `/src/redux/${key}/adapter.ts` in adapters

export function isChosen(key: string): boolean {
  return process.env.CONTRACT_ONLY?.split(',').includes(key) ?? true
}

export interface Answer extends Exchange {
  status: number
  data: unknown
  type: string
}

/** A text that no earlier run has sent. */
export const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 10)}`

export const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const nowhere: Exchange = { call: 'no call', sent: 'nothing', received: 'nothing' }

/** Cookies like those of a browser, for cookie sessions. Requests with their own `Authorization` send none. */
function keepCookies(client: AxiosInstance, cookies: Map<string, string>): void {
  const network = getAdapter(client.defaults.adapter)
  client.defaults.adapter = async (config) => {
    if (cookies.size > 0 && !config.headers.has('Authorization')) {
      config.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      config.headers.set('X-XSRF-TOKEN', cookies.get('XSRF-TOKEN') ?? '')
    }
    const response = await network(config)
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/**
 * Connects the tests of a file with the server. The reference server is reset before each test. Other servers keep their rows, so
 * tests may expect only rows that they have added.
 */
export function useServer() {
  let url = given ?? ''
  let client: AxiosInstance = axios
  let reset: () => void = () => undefined
  let close = () => Promise.resolve()
  let last: Exchange | null = null
  let faults: Fault[] = []
  let account: Credentials = admin
  const cookies = new Map<string, string>()

  function hold({ call, sent, received }: Exchange, expected: string, isHeld: boolean) {
    if (!isHeld) faults.push({ call, sent, expected, received })
  }

  function connect(): AxiosInstance {
    const made = createAxios(url)
    if (!isReference) {
      keepCookies(made, cookies)
      for (const adapter of Object.values(adapters)) adapter.install(made)
    }
    record(made, (exchange, secrets) => {
      last = exchange
      const received = `${secrets.join(' and ')} in ${exchange.received}`
      hold({ ...exchange, received }, 'an answer without a password', secrets.length === 0)
    })
    return made
  }
  const visitor = () => createApiClient(() => Promise.resolve(connect()))

  async function signIn(credentials: Credentials): Promise<void> {
    const { accessToken } = await visitor().call(sessionApi.login, { body: credentials })
    // Cookie sessions have none.
    if (accessToken) client.defaults.headers.common.Authorization = `Bearer ${accessToken}`
  }

  /** Registers a user whose account tests may close. */
  async function signUp(): Promise<void> {
    const username = `contract-${crypto.randomUUID().slice(0, 18)}`
    const body = { username, email: `${username}@example.com`, password: ownPassword }
    await visitor().call(sessionApi.register, { body })
    await signIn(body)
    account = body
  }

  beforeAll(async () => {
    if (isReference) {
      const server = await startApiServer()
      ;({ url, reset, close } = server)
    }
    client = connect()
  })
  beforeEach(async ({ task }) => {
    reset()
    last = null
    faults = []
    await (isReference ? signIn(admin) : signUp()).finally(() => Object.assign(task.meta, { last, faults }))
  })
  afterEach(({ task }) => {
    Object.assign(task.meta, { last, faults })
    expect(faults).toEqual([])
  })
  afterAll(() => close())

  return {
    api: createApiClient(() => Promise.resolve(client)),
    signIn,
    hold,
    /** Replaces the account of the sample backend by the test's own. */
    withOwnAccount: (body: unknown): unknown =>
      body &&
      JSON.parse(
        JSON.stringify(body)
          .replaceAll(`"${admin.email}"`, `"${account.email}"`)
          .replace(/"(password|currentPassword)":"admin"/g, `"$1":"${account.password}"`),
      ),
    async send(config: Omit<AxiosRequestConfig, 'headers'> & { headers?: Record<string, string> }): Promise<Answer> {
      const { status, data, headers } = await client.request<unknown>({
        ...config,
        ...(typeof config.data === 'string' && {
          headers: { ...config.headers, 'Content-Type': 'application/json' },
          transformRequest: (text: unknown) => text,
        }),
        validateStatus: () => true,
      })
      return { ...(last ?? nowhere), status, data, type: String(headers['content-type']).replace(/;.*/, '') }
    },
  }
}
