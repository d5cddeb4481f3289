import { exampleId } from '@core/components/example/exampleAnchor'
import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'
import { modules } from './modules'

export interface PageExample {
  readonly module: ModuleManifest
  readonly route: ModuleRoute
  readonly title: string
  readonly text?: string
  readonly to: string
}

type Texts = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Texts with only a title and an optional sentence, by their keys: `slider.range`. */
function examplesIn(texts: Texts, prefix = ''): [key: string, example: Pick<PageExample, 'title' | 'text'>][] {
  return Object.entries(texts).flatMap(([name, value]) => {
    if (!isTexts(value)) return []
    const { title, text, ...others } = value
    if (typeof title !== 'string' || isTexts(text) || Object.keys(others).length > 0)
      return examplesIn(value, `${prefix + name}.`)
    return [[prefix + name, { title, ...(typeof text === 'string' && { text }) }]]
  })
}

/** Titles and sentences of all pages' examples, in the order of modules, pages and texts. */
export async function loadExamples(language: string): Promise<PageExample[]> {
  const showing = modules.filter(({ routes }) => routes.some(({ examples }) => examples !== undefined))
  const found = showing.map(async (module) => {
    const own = examplesIn((await module.i18n?.load(language))?.default ?? {})
    return module.routes.flatMap((route) =>
      own
        .filter(([key]) => route.examples !== undefined && `${key}.`.startsWith(`${route.examples}.`))
        .map(([key, example]) => {
          const name = key.slice(key.lastIndexOf('.') + 1)
          return { module, route, ...example, to: `${route.path}#${exampleId(name)}` }
        }),
    )
  })
  return (await Promise.all(found)).flat()
}
