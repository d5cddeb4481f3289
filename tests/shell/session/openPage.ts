import type { AxiosInstance } from 'axios'
import { AxiosError } from 'axios'
import { vi } from 'vitest'
import { createAppStore } from '@/redux/app/store'
import { selectEndedBy, selectSession, selectUserData } from '@/redux/shell/session/slice'
import { syncSession } from '@/redux/shell/session/sync'
import { startBackend } from '../../support/backend'

export const admin = { email: 'admin@demo.com', password: 'admin' }
export const client = { email: 'client@demo.com', password: 'client' }
export const newcomer = { email: 'wren@hollow.example', username: 'wren', password: 'tit-tit' }
export const minutes = 60_000

type Sample = ReturnType<typeof startBackend>

/** Simulates a page load; storage persists. */
export function openPage(sample: Sample = startBackend({ now: () => new Date(), authorize: true })) {
  const store = createAppStore({ api: sample.api })
  const session = syncSession(store, sample.api)
  session.attach(sample.axios)
  const { verify } = session
  const user = () => selectUserData(store.getState())
  const endedBy = () => selectEndedBy(store.getState())
  return { sample, store, verify, user, endedBy, state: () => selectSession(store.getState()) }
}

/** Simulates a storage change by another tab. */
export function changed(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

export function callsTo(axios: AxiosInstance, path: string) {
  const inner = axios.defaults.adapter as (config: { url?: string }) => Promise<never>
  const calls = vi.fn()
  axios.defaults.adapter = (config) => {
    if (config.url === path) calls(config)
    return inner(config)
  }
  return calls
}

export function disconnect({ axios }: Sample) {
  axios.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
}
