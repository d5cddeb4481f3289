import { z } from '@core/schema'

/** What a row of a file becomes. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly city: string
  readonly since: string
}

export type ContactField = keyof Contact

export const contactFields = ['name', 'email', 'city', 'since'] as const satisfies ContactField[]

/** Which column of the file each field is taken from; none for -1. */
export type Mapping = Readonly<Record<ContactField, number>>

type RowProblem = 'name' | 'email' | 'duplicate' | 'since'

/** A row of the file, as it would be taken. */
export interface CheckedRow {
  /** As a spreadsheet counts them: the head is row 1. */
  readonly line: number
  readonly contact: Contact
  readonly problems: readonly RowProblem[]
}

const email = z.email()
const day = z.iso.date()

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the columns by their titles.
 * @param names what each field may be called
 */
export function guessMapping(
  head: readonly string[],
  names: Readonly<Record<ContactField, readonly string[]>>,
): Mapping {
  const columnOf = (field: ContactField) => {
    const known = names[field].map(bare)
    return head.findIndex((title) => known.includes(bare(title)))
  }
  return { name: columnOf('name'), email: columnOf('email'), city: columnOf('city'), since: columnOf('since') }
}

/**
 * Checks each row of a file.
 * @param rows those below the head
 * @param taken emails that are there already
 */
export function checkRows(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  taken: readonly string[],
): CheckedRow[] {
  const seen = new Set(taken.map((address) => address.toLowerCase()))
  return rows.map((cells, index) => {
    const cell = (field: ContactField) => cells[mapping[field]]?.trim() ?? ''
    const contact: Contact = { name: cell('name'), email: cell('email'), city: cell('city'), since: cell('since') }
    const address = contact.email.toLowerCase()
    const isEmail = email.safeParse(contact.email).success
    const problems: RowProblem[] = [
      ...(contact.name === '' ? (['name'] as const) : []),
      ...(isEmail ? [] : (['email'] as const)),
      ...(isEmail && seen.has(address) ? (['duplicate'] as const) : []),
      ...(contact.since === '' || day.safeParse(contact.since).success ? [] : (['since'] as const)),
    ]
    // A row that is left out takes nothing from those below it.
    if (problems.length === 0) seen.add(address)
    return { line: index + 2, contact, problems }
  })
}
