import { createAxios } from '@core/api/createAxios'
import { installFakeDb } from '@fake-db/index'
import type { AxiosInstance } from 'axios'

/** Creates a client that the sample backend answers in the page. Without it: `npm run module -- copy … --no-samples`. */
export function connect(): Promise<AxiosInstance> {
  const client = createAxios()
  installFakeDb(client, { delay: [60, 180], publicUrl: import.meta.env.BASE_URL, hasPortraits: false })
  return Promise.resolve(client)
}
