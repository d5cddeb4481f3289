import { createAxios } from '@core/api/createAxios'
import { installFakeDb } from '@fake-db/index'
import type { AxiosInstance } from 'axios'

/** What makes the calls: the sample backend answers them in the page. Without samples: `npm run module -- copy … --no-samples`. */
export function connect(): Promise<AxiosInstance> {
  const client = createAxios()
  installFakeDb(client, { delay: [60, 180], publicUrl: import.meta.env.BASE_URL })
  return Promise.resolve(client)
}
