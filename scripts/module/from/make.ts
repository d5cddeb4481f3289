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
  const made = sampleRows(resource.fields, resource.primary, names.singular, 14)
  const rows = made.slice(0, 12)
  const [added = {}, changed = {}] = made.slice(12)
  const samples = { rows, examples: [added, changed] } as const
  const notes = resource.notes.map((note) => `- ${note}.\n`).join('')
  const readme = `- Made of ${resource.origin}; its calls are those of every list here.\n${notes}`
  const retell = (path: string, text: string): string => {
    const swap = (swaps: readonly Swap[]) => swapped(path, text, swaps)
    const file = path.replace(/.*\//, '')
    const [, language] = /locales\/(\w\w)\.json$/.exec(path) ?? []
    if (language !== undefined) return textsFile(text, language, resource)
    switch (file) {
      case 'schema.ts':
        return schemaFile(names, resource)
      case 'contract.ts':
        return swap(contractSwaps(resource))
      case 'operations.ts':
        return swap(operationSwaps(resource, samples.examples))
      case 'seed.ts':
        return seedFile(names, resource, rows)
      case 'handlers.ts':
        return swap(handlerSwaps(resource, added))
      case 'fields.tsx':
        return fieldsFile(names, resource)
      case 'README.md':
        return swap([[/- A name is used once.+\n/, readme]])
      case 'handlers.test.ts':
        return handlersTest(names, resource, samples)
      case `${names.Plural}Page.test.tsx`:
        return pageTest(names, resource, samples)
      case `${names.Singular}Dialog.tsx`:
        return swap(dialogSwaps(names, resource))
      case `${names.Plural}Page.tsx`:
        return swap(pageSwaps(resource))
      default:
        return text
    }
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, retell(path, text)]))
}
