import { filesIn, type ImportGraph } from './graph.ts'

export interface Texts {
  readonly [key: string]: string | Texts
}

export const plural = /(?:_ordinal)?_(zero|one|two|few|many|other)$/

/** @returns pairs of full key, such as `list.title`, and text */
export function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** @returns whether code uses the text of a key, as a literal or a template */
export function usesOf(source: string): (key: string) => boolean {
  const literals = new Set(
    [...source.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"/g)].map(([, single, double]) => single ?? double),
  )
  const foreign = new Set([...literals].map((literal) => literal?.replace(/^[^:]*:/, '')))
  const patterns = [...source.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)]
    .map(([, template = '']) => template.replace(/\$\{[^}]*\}/g, '\0'))
    .filter((template) => /[\w]\.|\.[\w]/.test(template) && /^[\w.:\0-]+$/.test(template))
    .map((template) => new RegExp(`^${template.replace(/\./g, '\\.').replaceAll('\0', '[\\w.-]+')}$`))
  // Example pages read whole objects of texts.
  const readObject = /\b(?:t|createPage)\('([\w.-]+)', \{(?: returnObjects: true|$)/gm
  const wholes = [...source.matchAll(readObject)].map(([, whole = '']) => `${whole}.`)
  // Fields read the texts of their choices.
  for (const [fields] of source.matchAll(/\bdefineFields\([^]*?\n\}\)/g))
    wholes.push(...[...fields.matchAll(/\n {2}(\w+): \{/g)].map(([, key = '']) => `${key}.`))
  const isAsked = (key: string) =>
    literals.has(key) || patterns.some((pattern) => pattern.test(key)) || wholes.some((whole) => key.startsWith(whole))
  return (given) => {
    const key = given.replace(plural, '')
    // Page titles and area names are in the namespace `nav`.
    const candidates = [key.replace(/^nav\./, ''), ...['core', 'kit', 'nav', 'shell'].map((own) => `${own}:${key}`)]
    return candidates.some(isAsked) || foreign.has(key)
  }
}

/** @returns the texts whose full key is kept */
export function without(texts: Texts, isKept: (key: string) => boolean, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      if (typeof value === 'string') return isKept(prefix + name) ? [[name, value]] : []
      const part = without(value, isKept, `${prefix}${name}.`)
      return Object.keys(part).length > 0 ? [[name, part]] : []
    }),
  )
}

/** @returns new locale files by path, without texts that are unused after removing `gone` */
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
