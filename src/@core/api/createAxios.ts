import type { AxiosInstance } from 'axios'
import axios from 'axios'

/** Writes an empty list as `name=`, so that "none" can be told from "not said" (docs/contract.md, "Requests"). */
function serializeParams(params: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (values.length === 0) search.append(name, '')
    for (const item of values) search.append(name, String(item))
  }
  return search.toString()
}

/**
 * Makes the instance that all of the app's calls go through. It is the product's own, never axios' global one.
 * @param baseURL the API's address; empty for the page's own origin
 */
export function createAxios(baseURL = ''): AxiosInstance {
  return axios.create({ baseURL, paramsSerializer: { serialize: serializeParams } })
}
