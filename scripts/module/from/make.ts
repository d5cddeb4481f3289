import type { Names } from '../names.ts'
import { contractSwaps, handlerSwaps, operationSwaps, quoted, schemaFile, seedFile, type Swap } from './code.ts'
import type { Resource } from './field.ts'
import { sampleRows } from './samples.ts'
import { changedSwaps, dialogTestSwaps, formTestSwaps, handlersTest, listTestSwaps, seedSwaps } from './tests.ts'
import { fieldsFile, formSwaps, renamed, textsFile } from './views.ts'

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
  const { Plural, Singular } = names
  const sampled = sampleRows(resource.fields, resource.primary, names.singular, 14)
  const rows = sampled.slice(0, 12)
  const [added = {}, changed = {}] = sampled.slice(12)
  const samples = { rows, examples: [added, changed] } as const
  const notes = resource.notes.map((note) => `- ${note}.\n`).join('')
  const readme = `- Made of ${resource.origin}; its calls are those of every list here.\n${notes}`
  const facts = resource.fields.filter((field) => field !== resource.primary).map(({ name }) => quoted(name))
  const form = () => formSwaps(resource)
  const swapsOf: Readonly<Record<string, (text: string) => readonly Swap[]>> = {
    'contract.ts': () => contractSwaps(resource),
    'operations.ts': () => operationSwaps(resource, samples.examples),
    'handlers.ts': () => handlerSwaps(resource, added),
    'README.md': () => [[/- A name is used once.+\n/, readme]],
    [`${Singular}Dialog.tsx`]: form,
    [`${Singular}Form.tsx`]: form,
    [`${Singular}Page.tsx`]: () => [[/'status', 'addedAt'/, facts.join(', ')]],
    [`${Plural}Page.test.tsx`]: (text) => [
      ...seedSwaps(resource),
      ...listTestSwaps(resource, rows),
      ...(text.includes("'the dialog'") ? [...dialogTestSwaps, ...formTestSwaps(resource, samples.examples)] : []),
    ],
    [`${Singular}Page.test.tsx`]: () => seedSwaps(resource),
    [`${Singular}Form.test.tsx`]: () => [...seedSwaps(resource), ...formTestSwaps(resource, samples.examples)],
    [`${Singular}Actions.test.tsx`]: () => changedSwaps(resource, changed),
  }
  const filesOf: Readonly<Record<string, (text: string) => string>> = {
    'schema.ts': () => schemaFile(names, resource),
    'seed.ts': () => seedFile(names, resource, rows),
    'fields.tsx': (text) => fieldsFile(names, resource, text),
    'handlers.test.ts': () => handlersTest(names, resource, samples),
  }
  const retell = (path: string, text: string): string => {
    const [, language] = /locales\/(\w\w)\.json$/.exec(path) ?? []
    if (language !== undefined) return textsFile(text, language, resource)
    const file = path.replace(/.*\//, '')
    return filesOf[file]?.(text) ?? renamed(swapped(path, text, swapsOf[file]?.(text) ?? []), resource)
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, retell(path, text)]))
}
