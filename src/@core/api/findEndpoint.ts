import type { Contract, Endpoint } from './endpoint'

export interface FoundEndpoint {
  /** Its name in the contract. */
  readonly name: string
  readonly endpoint: Endpoint
  /** Values of the `:names` in its path, decoded. */
  readonly params: Readonly<Record<string, string>>
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Finds the endpoint of a request by method and path. Exact paths win over parameters. Absolute URLs never match. */
export function findEndpoint(contract: Contract, method: string, path: string): FoundEndpoint | null {
  const calls = Object.entries(contract).filter(([, endpoint]) => endpoint.method === method)
  const exact = calls.find(([, endpoint]) => endpoint.path === path)
  if (exact) return { name: exact[0], endpoint: exact[1], params: {} }
  for (const [name, endpoint] of calls) {
    const source = endpoint.path.replace(/\./g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')
    const groups = new RegExp(`^${source}$`).exec(path)?.groups
    if (!groups) continue
    const params = Object.entries(groups).map(([param, value]) => [param, decode(value)] as const)
    return { name, endpoint, params: Object.fromEntries(params) }
  }
  return null
}
