import type { Address, Correspondent } from '@/redux/apps/email/schema'
import { recipientsSchema } from '@/redux/apps/email/schema'

export function isAddress({ email }: Address): boolean {
  return recipientsSchema.safeParse({ to: [{ email }], cc: [], bcc: [] }).success
}

/**
 * Separators in quotation marks or angle brackets belong to the address. So does the comma of `Last, First <address>`,
 * which Outlook copies without quotation marks.
 */
const parts = /[^@"<>,;\n\t]+,[^@"<>,;\n\t]+<[^<>]*>|(?:"[^"]*"|<[^<>]*>|[^,;\n\t"<]+|["<])+/g

/** Stands for `\"`, which does not end a quoted name. */
const quote = '\u{0}'

/** Joins a name with the address on the next line. */
const prepared = (text: string) => text.replaceAll(String.raw`\"`, quote).replace(/"\s+</g, '" <')

function nameOf(text: string): string {
  const name = text.replaceAll('"', '').replaceAll(quote, '"').replace(/\s+/g, ' ').trim()
  return name.length > 1 && name.startsWith("'") && name.endsWith("'") ? name.slice(1, -1) : name
}

/** Parses addresses with or without names, separated by commas, semicolons, tabs or line breaks. */
export function readAddresses(text: string, contacts: readonly Correspondent[]): Address[] {
  return (prepared(text).match(parts) ?? [])
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name = '', email = part] = /^([^]*)<([^<>]+)>$/.exec(part) ?? []
      const known = contacts.find((contact) => contact.email.toLowerCase() === email.toLowerCase())
      return { name: nameOf(name) || (known?.name ?? ''), email: email.replaceAll(quote, '"').trim() }
    })
}

/** Whether typed text contains a complete address. An open quotation mark or bracket continues it. */
export function endsAddress(text: string): boolean {
  return /[,;\n\t]/.test(prepared(text).replace(/"[^"]*(?:"|$)|<[^<>]*(?:>|$)/g, ''))
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
