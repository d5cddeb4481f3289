import type { Address, Correspondent } from '@/redux/apps/email/schema'
import { recipientsSchema } from '@/redux/apps/email/schema'

export function isAddress({ email }: Address): boolean {
  return recipientsSchema.safeParse({ to: [{ email }], cc: [], bcc: [] }).success
}

/** Parses addresses with or without names, separated by commas, semicolons, tabs or line breaks. */
export function readAddresses(text: string, contacts: readonly Correspondent[]): Address[] {
  return text
    .split(/[,;\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name = '', email = part] = /^"?([^"<]*)(?:"\s*)?<([^>]+)>$/.exec(part) ?? []
      const known = contacts.find((contact) => contact.email.toLowerCase() === email.toLowerCase())
      return { name: name.trim() || (known?.name ?? ''), email }
    })
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
