import { createAxios } from '@core/api/createAxios'
import type { AxiosInstance } from 'axios'
import { env } from '@/configs/env'
import { readToken } from './user'

/** Creates the client for `VITE_API_URL`, or for the page's origin. */
export function connect(): Promise<AxiosInstance> {
  const client = createAxios(env.apiUrl)
  client.interceptors.request.use((config) => {
    const token = readToken()
    if (token) config.headers.set('Authorization', `Bearer ${token}`)
    return config
  })
  return Promise.resolve(client)
}
