import type { ApiClient } from '@core/api/client'
import { idParameter } from '@core/api/parameters'
import type { Endpoint } from '@core/api/endpoint'
import type { Operation, Operations } from '@core/api/operations'
import type { Subject } from '@core/auth/ability'
import { z } from '@core/schema'
import { registry } from '@fake-db/registry'

export interface RequestArgs {
  query?: Record<string, unknown>
  params?: Record<string, string | number>
  body?: unknown
}

interface Described extends Pick<
  Operation<Endpoint>,
  'summary' | 'description' | 'status' | 'body' | 'answer' | 'errors' | 'outOfReach'
> {
  readonly example: RequestArgs | ((api: ApiClient) => Promise<RequestArgs>)
}

/** With the schemas of the endpoint. */
export interface AnyOperation extends Described {
  readonly params?: z.ZodMiniObject
  readonly query: z.ZodMiniObject | undefined
  readonly answer: z.ZodMiniType
}

interface AnyOperations extends Omit<Operations, 'calls'> {
  readonly calls: Readonly<Record<string, Described>>
}

const files = import.meta.glob<{ operations: AnyOperations }>('/src/redux/*/*/operations.ts', { eager: true })

export interface DescribedModule extends AnyOperations {
  /** The ability subject that a request requires; null if a login is enough. */
  readonly subject: Subject | null
}

/** Modules with described requests, sorted by key. */
export const modules: readonly DescribedModule[] = Object.values(files)
  .map(({ operations }) => ({
    ...operations,
    subject: registry.find(({ key }) => key === operations.key)?.subject ?? null,
  }))
  .sort((a, b) => a.key.localeCompare(b.key))

const nothing = z.object({})

function paramsIn(path: string): z.ZodMiniObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, idParameter] as const)
  return names.length > 0 ? z.object(Object.fromEntries(names)) : undefined
}

export function callsOf({
  contract,
  calls,
}: AnyOperations): { name: string; endpoint: Endpoint; operation: AnyOperation }[] {
  return Object.entries(contract).flatMap(([name, endpoint]) => {
    const described = calls[name]
    if (!described) return []
    const { path, query, body, response = nothing } = endpoint
    const params = paramsIn(path)
    const schemas = { query, answer: response, ...(params && { params }), ...(body && { body }) }
    return [{ name, endpoint, operation: { ...schemas, ...described } }]
  })
}

/** Unique among all modules, and a valid name in every language with client generators. */
export function operationIdOf(key: string, name: string): string {
  const words = [...key.replace(/^[^/]+\//, '').split('-'), name]
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}
