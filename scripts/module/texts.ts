import { filesIn, type ImportGraph } from './graph.ts'

export interface Texts {
  readonly [key: string]: string | Texts
}

/** The ending of a text that is one of several forms for numbers. */
export const plural = /(?:_ordinal)?_(zero|one|two|few|many|other)$/

/** Texts by their whole keys, such as `list.title`. */
export function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** @returns whether code asks for a text of this key, whole or with parts that are worked out */
export function usesOf(source: string): (key: string) => boolean {
  const literals = new Set(
    [...source.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"/g)].map(([, single, double]) => single ?? double),
  )
  const foreign = new Set([...literals].map((literal) => literal?.replace(/^[^:]*:/, '')))
  const patterns = [...source.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)]
    .map(([, template = '']) => template.replace(/\$\{[^}]*\}/g, '\0'))
    .filter((template) => /[\w]\.|\.[\w]/.test(template) && /^[\w.:\0-]+$/.test(template))
    .map((template) => new RegExp(`^${template.replace(/\./g, '\\.').replaceAll('\0', '[\\w.-]+')}$`))
  // A page of examples reads its texts as a whole.
  const wholes = [...source.matchAll(/\bt\('([\w.-]+)', \{ returnObjects: true/g)].map(([, whole = '']) => `${whole}.`)
  const isAsked = (key: string) =>
    literals.has(key) || patterns.some((pattern) => pattern.test(key)) || wholes.some((whole) => key.startsWith(whole))
  return (given) => {
    const key = given.replace(plural, '')
    // The names of pages and areas are keys of a namespace of their own.
    const candidates = [key.replace(/^nav\./, ''), ...['core', 'kit', 'nav', 'shell'].map((own) => `${own}:${key}`)]
    return candidates.some(isAsked) || foreign.has(key)
  }
}

function without(texts: Texts, isKept: (key: string) => boolean, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      if (typeof value === 'string') return isKept(prefix + name) ? [[name, value]] : []
      const part = without(value, isKept, `${prefix}${name}.`)
      return Object.keys(part).length > 0 ? [[name, part]] : []
    }),
  )
}

/** @returns the files of texts, without those that nothing asks for once some files are gone, by path */
export function textsWithout(graph: ImportGraph, gone: ReadonlySet<string>): Record<string, string> {
  const files = filesIn(graph.root, 'src').filter((file) => !gone.has(file))
  const isUsed = usesOf(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => graph.read(file))
      .join('\n'),
  )
  return Object.fromEntries(
    files
      .filter((file) => /\/locales\/\w\w\.json$/.test(file))
      .flatMap((file) => {
        const texts = JSON.parse(graph.read(file)) as Texts
        const isOdd = flatten(texts).some(([key]) => !isUsed(key))
        return isOdd ? [[file, `${JSON.stringify(without(texts, isUsed), null, 2)}\n`]] : []
      }),
  )
}
