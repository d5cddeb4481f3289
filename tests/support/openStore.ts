import type { FakeDbOptions } from '@fake-db/index'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { createAppStore } from '@/redux/app/store'
import { startBackend } from './backend'

type Adapter = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>

/** A store on the sample backend, whose calls can be made to fail, and held back. */
export function openStore(options: FakeDbOptions = {}) {
  const { api, axios, backend } = startBackend(options)
  const store = createAppStore({ api })
  const working = axios.defaults.adapter as Adapter
  const calls: string[] = []
  let isBroken: (call: string) => boolean = () => false
  let held: { call: string; release: () => void }[] | null = null

  axios.defaults.adapter = async (config) => {
    const call = `${(config.method ?? '').toUpperCase()} ${config.url ?? ''}`
    calls.push(call)
    if (isBroken(call)) throw new AxiosError('Network Error', 'ERR_NETWORK', config)
    const answer = await working(config)
    const holding = held
    if (holding) {
      await new Promise<void>((resolve) => {
        holding.push({ call, release: resolve })
      })
    }
    return answer
  }

  return {
    store,
    axios,
    backend,
    /** Every call that was made, such as `GET /apps/ecommerce/cart`. */
    calls,
    /** Lets calls fail for want of a connection; all of them unless told otherwise. */
    breakCalls(which: (call: string) => boolean = () => true) {
      isBroken = which
    },
    /** Keeps the answers back from now on. The returned list fills with them, in the order in which the backend gave them. */
    holdAnswers() {
      held = []
      return held
    },
    /** Settles once every call has been answered and taken in. */
    async settled() {
      await new Promise((resolve) => setTimeout(resolve, 20))
    },
  }
}
