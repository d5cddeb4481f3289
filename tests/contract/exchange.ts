import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { isAxiosError } from 'axios'

export interface Exchange {
  readonly call: string
  readonly sent: string
  readonly received: string
}

export interface Fault extends Exchange {
  readonly expected: string
}

declare module 'vitest' {
  interface TaskMeta {
    /** Faults of a server in a test (scripts/contract/reporter.mjs). */
    faults?: readonly Fault[]
    /** The last request of a test, at which it failed. */
    last?: Exchange | null
  }
}

export function brief(value: unknown, most = 200): string {
  const text = typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value)
  const line = text.replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most)}…` : line
}

const secretName = /^(?:password|passwordHash|hashedPassword|passwd|pwd|hash|salt)$/i
const secretText = /^\$(?:2[aby]|argon2\w*|scrypt)\$/

/** Paths of passwords and hashes in a response. */
function secretsIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return secretText.test(value) ? [place] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const here = place === '' ? name : `${place}.${name}`
    return secretName.test(name) && typeof part === 'string' ? [here] : secretsIn(part, here)
  })
}

function exchangeOf(
  { method = 'get', url = '', params, data }: InternalAxiosRequestConfig,
  received: string,
): Exchange {
  const query: unknown = params && Object.keys(params as object).length > 0 ? params : undefined
  const parts = [query === undefined ? '' : `?${brief(query)}`, data === undefined ? '' : brief(data)]
  return { call: `${method.toUpperCase()} ${url}`, sent: parts.filter(Boolean).join(' ') || 'nothing', received }
}

const receivedOf = ({ status, data }: AxiosResponse<unknown>) => `${String(status)} ${brief(data)}`

export function record(client: AxiosInstance, onExchange: (exchange: Exchange, secrets: string[]) => void): void {
  const note = (answer: AxiosResponse<unknown>) =>
    // A rejection may name rules of the password.
    onExchange(exchangeOf(answer.config, receivedOf(answer)), answer.status < 400 ? secretsIn(answer.data) : [])
  client.interceptors.response.use(
    (answer: AxiosResponse<unknown>) => {
      note(answer)
      return answer
    },
    (thrown: unknown) => {
      if (isAxiosError(thrown) && thrown.response) note(thrown.response)
      else if (isAxiosError(thrown) && thrown.config)
        onExchange(exchangeOf(thrown.config, `no answer: ${thrown.message}`), [])
      throw thrown
    },
  )
}
