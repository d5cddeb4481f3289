import type { AxiosRequestConfig } from 'axios'

/** Waits, and rejects at once where the call is cancelled meanwhile. */
export function sleep(ms: number, signal: AxiosRequestConfig['signal']): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener?.('abort', () => {
      clearTimeout(timer)
      reject(new Error('The call was canceled.')) // axios makes its CanceledError of it
    })
  })
}
