import { posix } from 'node:path'
import { templateLicense } from './startPackage.ts'

/** Documents of a product, with what they contain. All other documents of the template are left out. */
const productDocs: Readonly<Record<string, string>> = {
  'docs/architecture.md': 'how modules, state, requests and the sample backend work together',
  'docs/life-of-a-write.md': 'from a click to the stored row',
  'docs/cookbook.md': 'recipes for common changes',
  'docs/modules.md': 'create and remove modules',
  'docs/backend.md': 'connect your backend',
  'docs/contract.md': 'rules that a backend follows',
  'docs/api.md': 'further rules of some endpoints',
  'docs/deployment.md': 'hosts, base path, headers',
  'docs/lab.md': 'simulate slow and failing responses',
  'docs/attribution.md': 'sources and licenses of pictures and fonts',
}

export const isProductDoc = (file: string) => file in productDocs

const isDocument = (file: string) => file.endsWith('.md')
const isCode = (file: string) => /\.([cm]?js|tsx?|scss)$/.test(file)

/** Sections about the template, by document. */
const templateSections: Readonly<Record<string, readonly string[]>> = {
  'docs/architecture.md': ['Background'],
  'docs/life-of-a-write.md': ['Background'],
  'docs/modules.md': ['Starting your own product'],
}

function withoutSection(text: string, title: string): string {
  const start = text.indexOf(`\n## ${title}\n`)
  if (start < 0) throw new Error(`There is no section "${title}".`)
  const end = text.indexOf('\n## ', start + 1)
  return text.slice(0, start) + (end < 0 ? '' : text.slice(end))
}

/** Replaces links to missing files by their text. */
function withoutDeadLinks(text: string, file: string, exists: (path: string) => boolean): string {
  return text.replace(
    /(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)]*)?\)/g,
    (link, picture: string, label: string, to: string) => {
      if (/^(https?:|mailto:|\/)/.test(to) || exists(posix.join(posix.dirname(file), to))) return link
      return picture ? '' : label
    },
  )
}

/** Removes rows of files and folders that the product does not contain. */
function withoutMissingSources(text: string, paths: readonly string[]): string {
  return text
    .split('\n')
    .filter((line) => {
      const [, , where = ''] = line.split('|')
      const named = [...where.matchAll(/`((?:src|public)\/[^`]*)`/g)].map(([, path = '']) => path)
      return named.length === 0 || named.some((path) => paths.some((other) => other.startsWith(path)))
    })
    .join('\n')
}

/** @returns the text of a file without what concerns only the template */
export function productText(file: string, text: string, paths: readonly string[]): string {
  if (!isDocument(file)) return isCode(file) ? withoutDecisions(text) : text
  let own = (templateSections[file] ?? []).reduce(withoutSection, text)
  own = withoutDeadLinks(own, file, (path) => paths.includes(path))
  if (file === 'docs/attribution.md')
    own = withoutMissingSources(own, paths).replaceAll('as this repository', `see ${templateLicense}`)
  return withoutDecisions(own)
}

/** Decision records of the template are left out. */
const withoutDecisions = (text: string) => text.replace(/\s\(decisions? \d{3}( and \d{3})?\)/g, '')

/** @returns lines of a list with the documents that exist */
export function docsList(paths: readonly string[]): string {
  const present = Object.entries(productDocs).filter(([file]) => paths.includes(file))
  return present.map(([file, content]) => `- [${file}](${file}): ${content}`).join('\n')
}
