import { readFileSync } from 'node:fs'

export interface Recipe {
  readonly title: string
  /** Lines of its `sh` blocks. */
  readonly commands: readonly string[]
  /** New files: text by path. */
  readonly files: Readonly<Record<string, string>>
  /** All diffs as one patch; empty if there are none. */
  readonly patch: string
}

/** The recipes of docs/cookbook.md, in their order. */
export function readRecipes(): Recipe[] {
  const [, ...sections] = readFileSync('docs/cookbook.md', 'utf8').split(/^## /m)
  return sections.map((section) => {
    const blocks = [...section.matchAll(/(?:^New file `(.+)`\n\n)?^```(\w+)\n([^]*?)^```$/gm)].map(
      ([, file, language, text = '']) => ({ file, language, text }),
    )
    const textsOf = (wanted: string) => blocks.flatMap(({ language, text }) => (language === wanted ? text : []))
    return {
      title: section.split('\n', 1)[0] ?? '',
      commands: textsOf('sh').flatMap((text) => text.trim().split('\n')),
      files: Object.fromEntries(blocks.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]]))),
      patch: textsOf('diff').join(''),
    }
  })
}
