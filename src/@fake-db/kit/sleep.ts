import type { AxiosRequestConfig } from 'axios'

/** Waits `ms` milliseconds. Rejects at once if the request is canceled. */
export function sleep(ms: number, signal: AxiosRequestConfig['signal']): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener?.('abort', () => {
      clearTimeout(timer)
      reject(new Error('The call was canceled.')) // axios turns it into CanceledError
    })
  })
}
