import { exampleId } from '@core/components/example/exampleAnchor'
import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'
import { modules } from './modules'

/** An example of a page that shows some. */
export interface PageExample {
  readonly module: ModuleManifest
  readonly route: ModuleRoute
  readonly title: string
  /** What it shows. */
  readonly text?: string
  /** The address that leads to it. */
  readonly to: string
}

/** By the file of texts, and in it by key. */
type ExampleTexts = Readonly<Record<string, Readonly<Record<string, Pick<PageExample, 'title' | 'text'>>>>>

/**
 * Fetches what the examples of all pages are called.
 * @param language the code of one that the product speaks
 * @returns them in the order of the modules, their pages and their texts
 */
export async function loadExamples(language: string): Promise<PageExample[]> {
  const { default: texts } = (await import(`./examples/${language}.ts`)) as { default: ExampleTexts }
  return modules.flatMap((module) => {
    const own = Object.entries(texts[`../../views/${module.key}/locales/${language}.json`] ?? {})
    return module.routes.flatMap((route) =>
      own
        .filter(([key]) => route.examples !== undefined && `${key}.`.startsWith(`${route.examples}.`))
        .map(([key, example]) => {
          const name = key.slice(key.lastIndexOf('.') + 1)
          return { module, route, ...example, to: `${route.path}#${exampleId(name)}` }
        }),
    )
  })
}
