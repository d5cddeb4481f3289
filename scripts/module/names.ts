import { CommandError } from './commandError.ts'

interface Label {
  readonly one: string
  readonly many: string
}

export interface Names {
  readonly key: string
  /** For example `purchaseOrders`. */
  readonly plural: string
  readonly Plural: string
  readonly singular: string
  readonly Singular: string
  /** Name on screen, in all languages without one in `labels`. */
  readonly label: Label
  readonly labels: Readonly<Partial<Record<string, Label>>>
}

const nameForm = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const kebab = (text: string) => text.toLowerCase().replaceAll(' ', '-')
export const camel = (name: string) => name.replace(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** @returns undefined if the plural is irregular */
function singularOf(name: string): string | undefined {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y')
  if (/(ss|x|z|ch|sh)es$/.test(name)) return name.replace(/es$/, '')
  return /[^s]s$/.test(name) ? name.slice(0, -1) : undefined
}

function labelOf(given: string): Label {
  const parts = given.split('/').map((part) => part.trim())
  const [one, many] = parts
  const isPlain = parts.every((part) => /^[\p{L}\p{M}\p{N}&., -]+$/u.test(part) && part.split(' ').length <= 3)
  if (one === undefined || many === undefined || parts.length > 2 || !isPlain)
    throw new CommandError(
      'A name says one and many, in at most three plain words each, such as --name "Supplier/Suppliers".',
    )
  return { one, many }
}

/** @param given such as `Supplier/Suppliers` and `de=Lieferant/Lieferanten`; a page has one form only */
function labelsOf(given: readonly string[], isPage: boolean): { label?: Label; labels: Names['labels'] } {
  const parts = given.map((text) => /^(?:(de|fr|pt|ar)=)?(.*)$/.exec(text) ?? [])
  const labels = parts.map(([, language = 'en', text = '']) => [
    language,
    labelOf(isPage && !text.includes('/') ? `${text}/${text}` : text),
  ])
  const { en, ...others } = Object.fromEntries(labels) as Record<string, Label>
  return { ...(en && { label: en }), labels: others }
}

/**
 * Derives the names of a new module.
 * @param given `suppliers`, or `pages/suppliers` with the menu group
 * @param said singular and plural on screen, `Supplier/Suppliers`, also by language; default: from `given`
 * @param isPage a page without rows has one name only
 * @throws CommandError for an unusable name
 */
export function namesOf(given: string, said: readonly string[] = [], isPage = false): Names {
  const key = given.includes('/') ? given : `apps/${given}`
  const [group = '', name = '', ...rest] = key.split('/')
  if (!/^(apps|pages)$/.test(group) || rest.length > 0)
    throw new CommandError(`"${given}" is in no group of the menu that takes lists: name apps or pages, or none.`)
  if (!nameForm.test(name))
    throw new CommandError(`"${name}" is no name of a module: write small letters, with hyphens between words.`)
  const { label, labels } = labelsOf(said, isPage)
  // An irregular singular comes from the label, if its plural is the module's name.
  const irregular = label && kebab(label.many) === name ? kebab(label.one) : singularOf(name)
  const single = isPage ? name : irregular
  if (single === undefined || (single === name && !isPage) || !nameForm.test(single))
    throw new CommandError(`"${name}" does not say what one is called: add --name "One/Many", such as "Person/People".`)
  const [plural, singular] = [camel(name), camel(single)]
  const words = (text: string) => capital(text.replaceAll('-', ' '))
  return {
    key,
    plural,
    Plural: capital(plural),
    singular,
    Singular: capital(singular),
    label: label ?? { one: words(single), many: words(name) },
    labels,
  }
}
