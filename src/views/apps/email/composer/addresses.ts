import type { Address, Correspondent } from '@/redux/apps/email/schema'
import { recipientsSchema } from '@/redux/apps/email/schema'

export function isAddress({ email }: Address): boolean {
  return recipientsSchema.safeParse({ to: [{ email }], cc: [], bcc: [] }).success
}

/** Also the commas and semicolons of Arabic and East Asian keyboards. */
const separators = ',;،؛，；、\n\t'

/**
 * Separators in quotation marks or angle brackets belong to the address. So do the commas of `Last, First, Title <address>`,
 * which Outlook copies without quotation marks.
 */
const parts = new RegExp(
  `(?:[^@"<>${separators}]+,){1,3}[^@"<>${separators}]+<[^<>]*>|(?:"[^"]*"|<[^<>]*>|[^"<${separators}]+|["<])+`,
  'g',
)

/** Stands for `\"`, which does not end a quoted name. */
const quote = '\u{0}'

/** Copied addresses may contain marks of their direction. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Joins a name with the address on the next line. */
const prepared = (text: string) =>
  text
    .replace(marks, '')
    .replaceAll(String.raw`\"`, quote)
    .replace(/"\s+</g, '" <')

/** Splits addresses that only spaces separate. */
function words(part: string): string[] {
  const found = part.split(/\s+/)
  return found.every((word) => word.includes('@')) ? found : [part]
}

/** Parses `name <address>`, `address (name)` (RFC 822), and `group: address` or `mailto:address`. */
function split(part: string): [name: string, email: string] {
  const [, name = '', email] = /^([^]*)<([^<>]+)>$/.exec(part) ?? []
  if (email !== undefined) return [name.replace(/^[^"]*:\s*(?=")/, ''), email]
  const [, address, comment] = /^(\S+@\S+)\s+\((.*)\)$/s.exec(part) ?? []
  if (address !== undefined && comment !== undefined) return [comment, address]
  return ['', /^[^@:"<>[\]]+:\s*([^\s:]+@\S+)$/.exec(part)?.[1] ?? part]
}

function nameOf(text: string): string {
  const name = text.replaceAll('"', '').replaceAll(quote, '"').replace(/\s+/g, ' ').trim()
  return name.length > 1 && name.startsWith("'") && name.endsWith("'") ? name.slice(1, -1) : name
}

/** Parses addresses with or without names, separated by commas, semicolons, tabs or line breaks. */
export function readAddresses(text: string, contacts: readonly Correspondent[]): Address[] {
  return (prepared(text).match(parts) ?? [])
    .flatMap((part) => words(part.trim()))
    .filter(Boolean)
    .map((part) => {
      const [name, email] = split(part)
      const known = contacts.find((contact) => contact.email.toLowerCase() === email.toLowerCase())
      return { name: nameOf(name) || (known?.name ?? ''), email: email.replaceAll(quote, '"').trim() }
    })
}

/** Whether a text contains a separator of addresses. */
export const separates = (text: string) => Array.from(separators).some((separator) => text.includes(separator))

/** Whether typed text contains a complete address. An open quotation mark or bracket continues it. */
export function endsAddress(text: string): boolean {
  return separates(prepared(text).replace(/"[^"]*(?:"|$)|<[^<>]*(?:>|$)/g, ''))
}

export function withAddresses(people: readonly Address[], added: readonly Address[]): Address[] {
  const all = [...people, ...added]
  const first = new Map(all.toReversed().map((person) => [person.email.toLowerCase(), person]))
  return all.filter((person, index) => index < people.length || first.get(person.email.toLowerCase()) === person)
}

/** Contacts whose name or address matches; those whose name starts with the text come first. */
export function suggest(text: string, contacts: readonly Correspondent[], chosen: readonly Address[]): Correspondent[] {
  const word = text.trim().toLocaleLowerCase()
  if (word === '') return []
  const taken = new Set(chosen.map(({ email }) => email.toLowerCase()))
  const rank = ({ name }: Correspondent) => (name.toLocaleLowerCase().startsWith(word) ? 0 : 1)
  return contacts
    .filter(
      ({ name, email }) => !taken.has(email.toLowerCase()) && `${name} ${email}`.toLocaleLowerCase().includes(word),
    )
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 6)
}
