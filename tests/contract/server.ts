import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import axios from 'axios'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { sessionApi } from '@/redux/shell/session/contract'
import type { Credentials } from '@/redux/shell/session/schema'
import { startApiServer } from '../../scripts/api/server'
import type { Exchange, Fault } from './exchange'
import { record } from './exchange'

/** Any server that is to be held to the contract; the reference server where none is named. */
const given = process.env.CONTRACT_URL
const admin = { email: 'admin@demo.com', password: 'admin' }

/** Whether the server has the sample rows, so that what an example asks for is there. */
export const isReference = given === undefined

/** Whether a module is to be looked at. */
export function isChosen(key: string): boolean {
  return process.env.CONTRACT_ONLY?.split(',').includes(key) ?? true
}

export interface Answer extends Exchange {
  status: number
  data: unknown
  type: string
}

/** A text that no earlier run has put on the server: its rows are only those that a test has put there itself. */
export const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 10)}`

export const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const nowhere: Exchange = { call: 'no call', sent: 'nothing', received: 'nothing' }

/**
 * Connects a file's tests with the server. The reference server has its sample rows back before each of them; of another
 * server no test may expect more than what it has itself put there.
 */
export function useServer() {
  let url = given ?? ''
  let client: AxiosInstance = axios
  let reset: () => void = () => undefined
  let close = () => Promise.resolve()
  let last: Exchange | null = null
  let faults: Fault[] = []
  let account: Credentials = admin

  /** Writes down what is wrong, unless all is well. The test goes on, and fails at its end. */
  function hold({ call, sent, received }: Exchange, expected: string, isHeld: boolean) {
    if (!isHeld) faults.push({ call, sent, expected, received })
  }

  function connect(): AxiosInstance {
    const made = createAxios(url)
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
    client.defaults.headers.common.Authorization = `Bearer ${accessToken}`
  }

  /** A person whom nobody misses when a call closes their account. The password is that of the examples. */
  async function signUp(): Promise<void> {
    const username = `contract-${crypto.randomUUID().slice(0, 18)}`
    const body = { username, email: `${username}@example.com`, password: admin.password }
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
    /** A body in which one's own account takes the place of the one that only the sample backend has. */
    withOwnAccount: (body: unknown): unknown =>
      body && JSON.parse(JSON.stringify(body).replaceAll(`"${admin.email}"`, `"${account.email}"`)),
    /** A call as it is, whatever it answers. A text is sent as it stands, and said to be JSON. */
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
