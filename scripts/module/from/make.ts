import type { Names } from '../names.ts'
import { contractSwaps, handlerSwaps, operationSwaps, schemaFile, seedFile, type Swap } from './code.ts'
import type { Resource } from './field.ts'
import { sampleRows } from './samples.ts'
import { handlersTest, pageTest } from './tests.ts'
import { dialogSwaps, fieldsFile, pageSwaps, textsFile } from './views.ts'

function swapped(path: string, text: string, swaps: readonly Swap[]): string {
  return swaps.reduce((done, [part, instead]) => {
    if (!part.test(done)) throw new Error(`${path} of the model does not contain ${String(part)}.`)
    return done.replace(part, (found, first) => (typeof instead === 'string' ? instead : instead(found, String(first))))
  }, text)
}

/** Replaces the fields of the template by those of a resource. @param files a new module with the fields of the template, by path */
export function withFields(
  files: Readonly<Record<string, string>>,
  names: Names,
  resource: Resource,
): Record<string, string> {
  const sampled = sampleRows(resource.fields, resource.primary, names.singular, 14)
  const rows = sampled.slice(0, 12)
  const [added = {}, changed = {}] = sampled.slice(12)
  const samples = { rows, examples: [added, changed] } as const
  const notes = resource.notes.map((note) => `- ${note}.\n`).join('')
  const readme = `- Made of ${resource.origin}; its calls are those of every list here.\n${notes}`
  const retell = (path: string, text: string): string => {
    const swap = (swaps: readonly Swap[]) => swapped(path, text, swaps)
    const [, language] = /locales\/(\w\w)\.json$/.exec(path) ?? []
    if (language !== undefined) return textsFile(text, language, resource)
    const made: Readonly<Record<string, () => string>> = {
      'schema.ts': () => schemaFile(names, resource),
      'contract.ts': () => swap(contractSwaps(resource)),
      'operations.ts': () => swap(operationSwaps(resource, samples.examples)),
      'seed.ts': () => seedFile(names, resource, rows),
      'handlers.ts': () => swap(handlerSwaps(resource, added)),
      'fields.tsx': () => fieldsFile(names, resource),
      'README.md': () => swap([[/- A name is used once.+\n/, readme]]),
      'handlers.test.ts': () => handlersTest(names, resource, samples),
      [`${names.Plural}Page.test.tsx`]: () => pageTest(names, resource, samples),
      [`${names.Singular}Dialog.tsx`]: () => swap(dialogSwaps(names, resource)),
      [`${names.Plural}Page.tsx`]: () => swap(pageSwaps(resource)),
    }
    return made[path.replace(/.*\//, '')]?.() ?? text
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, retell(path, text)]))
}
