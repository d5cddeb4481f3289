import type { Endpoint } from '@core/api/endpoint'

/** The parts of an OpenAPI 3.1 document that the page shows (spec.openapis.org/oas/v3.1). */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>
    readonly responses: Readonly<Record<string, ApiAnswer>>
  }
}

interface ApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: ApiContent
  readonly responses: Readonly<Record<string, ApiAnswer | Reference>>
}

export interface ApiParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly description?: string
  readonly required?: boolean
  readonly schema: ApiSchema
  readonly example?: unknown
}

interface ApiContent {
  readonly content?: Readonly<Record<string, { readonly schema: ApiSchema; readonly example?: unknown }>>
}

export interface ApiAnswer extends ApiContent {
  readonly description: string
}

export interface Reference {
  readonly $ref: string
}

export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly items?: ApiSchema
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly ApiSchema[]
  readonly oneOf?: readonly ApiSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
}

export interface ApiCall extends ApiOperation {
  readonly method: Endpoint['method']
  /** With `{name}` for each parameter. */
  readonly path: string
}

const methods: Readonly<Record<string, ApiCall['method']>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
}

export function callsByTag({ tags, paths }: ApiDocument): { name: string; description: string; calls: ApiCall[] }[] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([name, operation]) => {
      const method = methods[name]
      return method ? [{ ...operation, method, path }] : []
    }),
  )
  return tags.map(({ name, description = '' }) => ({
    name,
    description,
    calls: calls.filter(({ tags: own }) => own[0] === name),
  }))
}
