export type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
export const texts = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const typesOf = ({ type }: Json) => texts(type).filter((one) => one !== 'null')
export const valuesIn = (schema: Json) => ('const' in schema ? [schema.const] : listOf(schema.enum))
export const isNullable = (schema: Json) =>
  schema.nullable === true || texts(schema.type).includes('null') || valuesIn(schema).includes(null)
export const isList = (schema: Json) => typesOf(schema).includes('array') || isObject(schema.items)
export const propertiesOf = ({ properties }: Json) => objectOf(properties)
export const hasProperties = (schema: Json) => Object.keys(propertiesOf(schema)).length > 0

/** A written field has the limits of the request, if both have the same type. */
export function sentAs(answer: Json, request: Json): Json {
  const isSame = typesOf(answer).join() === typesOf(request).join() && request.unreadable === undefined
  return isSame ? { ...answer, nullable: isNullable(request), ...request } : answer
}

const itself = 'it refers to itself'

/** Combines the properties of several schemas. They are resolved later, because they may refer back. */
function combined(parts: readonly Json[], keyword: 'allOf' | 'anyOf'): Json {
  const both = (schemas: readonly unknown[]) => {
    const own = schemas.filter(isObject)
    return new Set(own).size === 1 ? own[0] : { [keyword]: own }
  }
  const names = new Set(parts.flatMap((part) => Object.keys(propertiesOf(part))))
  const properties = [...names].map((name) => [name, both(parts.map((part) => propertiesOf(part)[name]))] as const)
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(parts.some(({ items }) => isObject(items)) && { items: both(parts.map(({ items }) => items)) }),
  }
}

function allOfThem(parts: readonly Json[]): Json {
  const { unreadable, ...merged } = Object.assign({}, ...parts) as Json
  const isKnown = parts.some(
    (part) => part.unreadable === undefined && (typesOf(part).length > 0 || hasProperties(part)),
  )
  return {
    ...merged,
    ...combined(parts, 'allOf'),
    ...(!isKnown && { unreadable }),
    required: parts.flatMap(({ required }) => texts(required)),
  }
}

/** Alternatives with fields become one object with all fields; alternatives of one type keep what they share. */
function oneOfThem(all: readonly Json[]): Json {
  const isEmpty = (part: Json) =>
    valuesIn(part).length > 0 && valuesIn(part).every((value) => value === '' || value === null)
  const parts = all.filter((part) => part.type !== 'null' && !isEmpty(part) && part.unreadable !== itself)
  const nullable = all.some((part) => isNullable(part) || isEmpty(part)) && { nullable: true }
  const [first = {}] = parts
  if (parts.length < 2) return { ...first, ...nullable }
  const unreadable = parts.find((part) => part.unreadable !== undefined)
  if (unreadable) return unreadable
  const types = new Set(parts.flatMap((part) => (hasProperties(part) ? ['object'] : typesOf(part))))
  if (types.size > 1) return { unreadable: 'it is one of several things' }
  const shared = Object.entries(first).filter(([key, value]) => parts.every((part) => part[key] === value))
  const values = parts.map(valuesIn)
  return {
    ...Object.fromEntries(shared),
    ...(types.size > 0 && { type: [...types] }),
    ...combined(parts, 'anyOf'),
    ...(types.has('object') && { isCombined: true }),
    ...nullable,
    ...(values.every(({ length }) => length > 0) && { enum: values.flat() }),
    required: texts(first.required).filter((name) => parts.every(({ required }) => texts(required).includes(name))),
  }
}

/** Merges `allOf`, `oneOf` and `anyOf`. `unreadable` contains a reason, if that is impossible. */
export function resolve(given: unknown, parents: readonly unknown[] = []): Json {
  if (!isObject(given)) return {}
  const { $ref, place } = given
  if (typeof $ref === 'string')
    return { unreadable: `it refers to ${$ref}, which is not there${typeof place === 'string' ? ` (${place})` : ''}` }
  if (parents.includes(given)) return { unreadable: itself }
  const { allOf, oneOf, anyOf, ...own } = given
  const inner = (part: unknown) => resolve(part, [...parents, given])
  const alternatives = [oneOf, anyOf].filter(Array.isArray).map((some) => oneOfThem(some.map(inner)))
  const parts = [...listOf(allOf).map(inner), ...alternatives]
  return parts.length > 0 ? allOfThem([...parts, own]) : given
}
