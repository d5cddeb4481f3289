import { describe, expect, it } from 'vitest'
import { operations as invoiceOperations } from '@/redux/apps/invoice/operations'
import { invoiceSchema } from '@/redux/apps/invoice/schema'
import { operations as permissionOperations } from '@/redux/apps/permissions/operations'
import { permissionSchema } from '@/redux/apps/permissions/schema'
import { operations as roleOperations } from '@/redux/apps/roles/operations'
import { roleHolderSchema } from '@/redux/apps/roles/schema'
import { operations as userOperations } from '@/redux/apps/user/operations'
import { userSchema } from '@/redux/apps/user/schema'
import { invoiceFields } from '@/views/apps/invoice/list/fields'
import { permissionFields } from '@/views/apps/permissions/fields'
import { holderFields } from '@/views/apps/roles/people/fields'
import { userFields } from '@/views/apps/user/list/fields'
import { filterNameOf } from '@/views/shared/list/fields'

/** What a list may leave out of its fields: what only pictures, links and other fields are made of. */
const lists = [
  ['users', userFields, userOperations.calls.list.query, userSchema, ['id', 'avatar', 'avatarColor', 'invitedAt']],
  ['permissions', permissionFields, permissionOperations.calls.list.query, permissionSchema, ['id', 'isCore']],
  [
    'role holders',
    holderFields,
    roleOperations.calls.users.query,
    roleHolderSchema,
    ['id', 'avatar', 'avatarColor', 'email'],
  ],
  [
    'invoices',
    invoiceFields,
    invoiceOperations.calls.list.query,
    invoiceSchema,
    ['avatar', 'creditOf', 'creditNoteId'],
  ],
] as const

describe.each(lists)('the list of %s', (_, fields, query, row, leftOut) => {
  const keys: string[] = fields.map(({ key }) => key)

  it('sorts and filters by what the backend can, and by nothing else', () => {
    const sorted = fields.filter(({ isSortable }) => isSortable).map(({ key }) => key)
    if ('sortColumn' in query.shape)
      for (const sortColumn of sorted) expect(query.safeParse({ sortColumn }).success).toBe(true)
    else expect(sorted).toEqual([])
    const ends = fields.flatMap(({ key, range }) => (range ? [`${key}From`, `${key}To`] : []))
    const filters = [...fields.filter(({ choices }) => choices).map(filterNameOf), ...ends]
    expect(Object.keys(query.shape)).toEqual(expect.arrayContaining(filters))
  })

  it('has every field of its rows, but those that are left out on purpose', () => {
    expect(
      Object.keys(row.shape)
        .filter((key) => !keys.includes(key))
        .toSorted(),
    ).toEqual([...leftOut].toSorted())
  })
})
