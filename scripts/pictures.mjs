/** `npm run pictures`: copies the brand marks of `@iconify-json/logos`, and colors the product pictures. The output is committed. */
import { mkdir, writeFile } from 'node:fs/promises'
import { brandFiles } from './brands.mjs'
import { productFiles } from './products.mjs'

const files = { ...brandFiles, ...(await productFiles()) }
for (const [path, content] of Object.entries(files)) {
  const file = new URL(`../public/${path}`, import.meta.url)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, content)
}
