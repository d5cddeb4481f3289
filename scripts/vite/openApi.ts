import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { z } from '../../src/@core/schema.ts'

export const openApiFile = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url))

/** A schema as zod writes it. */
export type Schema = z.core.JSONSchema._JSONSchema

interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly responses: Readonly<
    Record<string, { content?: { 'application/json': { schema: Schema; example?: unknown } } }>
  >
}

/** The parts of `docs/openapi.json` that the plugins read. */
interface Document {
  readonly tags: readonly { readonly name: string; readonly 'x-module': string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Reads all operations, each with the keys of its modules and the content of its successful response, and all named schemas. */
export async function readOpenApi() {
  const { tags, paths, components } = JSON.parse(await readFile(openApiFile, 'utf8')) as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, responses, ...operation }]) => ({
      path,
      method,
      summary,
      modules: tags.filter(({ name }) => operation.tags.includes(name)).map((tag) => tag['x-module']),
      response: (responses['200'] ?? responses['201'])?.content?.['application/json'],
    })),
  )
  return { operations, schemas: components.schemas }
}
