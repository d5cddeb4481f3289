import type { FakeDbOptions } from '@fake-db/index'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { createAppStore } from '@/redux/app/store'
import { startBackend } from './backend'

type Adapter = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>

/** Waits until all ready promise chains have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A store on the sample backend, whose requests can fail or be held back. */
export function openStore(options: FakeDbOptions = {}) {
  const { api, axios, backend } = startBackend(options)
  const store = createAppStore({ api })
  const working = axios.defaults.adapter as Adapter
  const calls: string[] = []
  let isBroken: (call: string) => boolean = () => false
  let held: { call: string; release: () => void }[] | null = null
  let started = 0
  /** Requests in flight, without held ones. */
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
    /** For example `GET /apps/ecommerce/cart`. */
    calls,
    /** Simulates a lost connection; by default for all requests. */
    breakCalls(which: (call: string) => boolean = () => true) {
      isBroken = which
    },
    /** Holds responses back from now on. The returned list contains them in the backend's order. */
    holdAnswers() {
      held = []
      return held
    },
    /** Resolves once no request is in flight, except held ones, and the store has reduced every response. */
    async settled() {
      let seen: number
      do {
        seen = started
        await nextTask()
      } while (pending > 0 || started !== seen)
    },
  }
}
