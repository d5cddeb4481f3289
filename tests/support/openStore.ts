import type { FakeDbOptions } from '@fake-db/index'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { createAppStore } from '@/redux/app/store'
import { startBackend } from './backend'

type Adapter = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>

/** Lets every promise chain that is ready run to its end. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A store on the sample backend, whose calls can be made to fail, and held back. */
export function openStore(options: FakeDbOptions = {}) {
  const { api, axios, backend } = startBackend(options)
  const store = createAppStore({ api })
  const working = axios.defaults.adapter as Adapter
  const calls: string[] = []
  let isBroken: (call: string) => boolean = () => false
  let held: { call: string; release: () => void }[] | null = null
  let started = 0
  /** Calls in flight; held ones do not count. */
  let pending = 0

  async function answerOf(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    started += 1
    pending += 1
    try {
      return await working(config)
    } finally {
      pending -= 1
    }
  }

  axios.defaults.adapter = async (config) => {
    const call = `${(config.method ?? '').toUpperCase()} ${config.url ?? ''}`
    calls.push(call)
    if (isBroken(call)) throw new AxiosError('Network Error', 'ERR_NETWORK', config)
    const answer = await answerOf(config)
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
    /** Resolves once no call is in flight, except held ones, and the store has reduced every answer. */
    async settled() {
      let seen: number
      do {
        seen = started
        await nextTask()
      } while (pending > 0 || started !== seen)
    },
  }
}
