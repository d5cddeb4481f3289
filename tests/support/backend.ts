import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import type { FakeDbOptions } from '@fake-db/index'
import { installFakeDb } from '@fake-db/index'
import { createRandom } from './random'

export const now = () => new Date('2026-11-18T10:00:00Z')

export function startBackend(options: FakeDbOptions = {}) {
  const axios = createAxios()
  const backend = installFakeDb(axios, { now, random: createRandom(1), ...options })
  return { axios, backend, api: createApiClient(() => Promise.resolve(axios)) }
}

/** Status and `error` of a rejected request. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; error: unknown }> {
  try {
    await call
  } catch (thrown) {
    const { response } = thrown as { response: { status: number; data: { error: unknown } } }
    return { status: response.status, error: response.data.error }
  }
  throw new Error('The call was not refused.')
}
