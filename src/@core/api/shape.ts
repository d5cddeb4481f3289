/**
 * What an answer looks like, as short as can be, for pages carry it (scripts/vite/answerShapes.ts):
 *
 * - a text with a letter for each kind that may stand there: `s` text, `n` number, `b` boolean, `0` null, `*` anything
 * - `=small|large`: one of these texts
 * - `[shape]`: a list; with more than one shape: what one of them fits
 * - an object by its fields; `name?` may be missing, and `*` stands for all that are not named
 */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape }

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b' }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function fits(shape: string, value: unknown): boolean {
  if (shape.startsWith('=')) return typeof value === 'string' && shape.slice(1).split('|').includes(value)
  return shape === '*' || shape.includes(value === null ? '0' : (letters[typeof value] ?? '*'))
}

function faultInList(items: readonly unknown[], shape: Shape): string | null {
  for (const [index, item] of items.entries()) {
    const fault = findFault(shape, item)
    if (fault !== null) return `[${index}]${fault}`
  }
  return null
}

function faultInFields(fields: object, shape: Readonly<Record<string, Shape>>): string | null {
  const values = new Map<string, unknown>(Object.entries(fields))
  const { '*': others, ...named } = shape
  const faultAt = (name: string, inner: Shape) => {
    const fault = findFault(inner, values.get(name))
    return fault === null ? null : `.${name}${fault}`
  }
  for (const [key, inner] of Object.entries(named)) {
    const name = key.replace('?', '')
    const fault = name !== key && values.get(name) === undefined ? null : faultAt(name, inner)
    if (fault !== null) return fault
    values.delete(name)
  }
  if (others === undefined) return null
  for (const name of values.keys()) {
    const fault = faultAt(name, others)
    if (fault !== null) return fault
  }
  return null
}

/**
 * Looks for what is wrong with an answer. Fields that the shape does not name are nobody's business.
 * @returns where the first thing that is wrong stands, such as `.products[3].price`, and '' for the whole; null where all is well
 */
export function findFault(shape: Shape, value: unknown): string | null {
  if (typeof shape === 'string') return fits(shape, value) ? null : ''
  if (isList(shape)) {
    const [only = '*', ...others] = shape
    if (others.length === 0) return isList(value) ? faultInList(value, only) : ''
    const faults = shape.map((one) => findFault(one, value))
    // What was found deepest comes of the shape that was meant.
    return faults.includes(null) ? null : faults.reduce((a, b) => ((b ?? '').length > (a ?? '').length ? b : a))
  }
  return typeof value === 'object' && value !== null && !isList(value) ? faultInFields(value, shape) : ''
}
