import { z } from '@core/schema'
import type { AnyOperation, RequestArgs } from '../../scripts/openapi/operations'

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

const toJson = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema

export function requiredOf({ query }: AnyOperation): string[] {
  return Object.entries(query?.shape ?? {}).flatMap(([name, schema]) =>
    z.safeParse(schema, undefined).success ? [] : [name],
  )
}

export function anyArgs({ example, params, query, body }: AnyOperation): RequestArgs {
  if (typeof example !== 'function') return example
  const ones = (parameters: z.ZodMiniObject | undefined) =>
    Object.fromEntries(Object.keys(parameters?.shape ?? {}).map((name) => [name, 1]))
  return { params: ones(params), query: ones(query), ...(body && { body: {} }) }
}

export interface ListParameters {
  /** Property of the response with the rows; '' if it is a list itself. */
  readonly list: string
  readonly isPaged: boolean
  readonly columns: readonly string[]
  readonly orders: readonly string[]
  readonly searches: readonly string[]
  /** Filters, with the row's field, and whether it must be equal. */
  readonly filters: readonly { name: string; field: string; isExact: boolean }[]
}

function rowsOf({ type, items, properties = {} }: JsonSchema): [string, JsonSchema] | null {
  if (type === 'array') return items?.properties ? ['', items] : null
  const lists = Object.entries(properties).filter(([, part]) => part.type === 'array' && part.items?.properties)
  const [name, part] = lists.find(([one]) => one !== 'allData') ?? []
  return name !== undefined && part?.items ? [name, part.items] : null
}

function fieldFor(parameter: string, fields: readonly string[]): string | undefined {
  const end = parameter.charAt(0).toUpperCase() + parameter.slice(1)
  return fields.find((field) => [parameter, `${parameter}s`].includes(field)) ?? fields.find((one) => one.endsWith(end))
}

/** @returns null if the response is no list, or the list has no such parameters */
export function listParameters({ query, answer }: AnyOperation): ListParameters | null {
  const rows = rowsOf(toJson(answer))
  const { properties = {} } = query ? toJson(query) : {}
  const isList = rows?.[0] === '' || Object.keys(properties).some((name) => /^(?:q|page|sort)/.test(name))
  if (!rows || !isList || Object.keys(properties).length === 0) return null
  const [list, row] = rows
  const fields = Object.keys(row.properties ?? {})
  const searches = Object.keys(properties).filter((name) => /^(?:q|query)$/.test(name))
  const filters = Object.entries(properties).flatMap(([name, { type, items, enum: words }]) => {
    const isExact = type === 'array'
    if (/^(?:q|query|sort|sortColumn|sortBy)$|Id$/.test(name) || words || items?.enum) return []
    const field = isExact || type === 'string' ? fieldFor(name, fields) : undefined
    return field === undefined ? [] : [{ name, field, isExact }]
  })
  const columns = properties.sortColumn?.enum ?? []
  const orders = (properties.sortBy?.enum ?? []).filter((order) => /-(?:asc|desc)$/.test(order))
  const isPaged = 'perPage' in properties
  const isAsked = isPaged || [columns, orders, searches, filters].some((ways) => ways.length > 0)
  return isAsked ? { list, isPaged, columns, orders, searches, filters } : null
}
