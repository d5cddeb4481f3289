import { parseValidationMessage } from '@core/validation/validationMessage'
import { expect, it } from 'vitest'
import { zoneNamed } from '@/views/apps/calendar/ics/zones'
import { labelTone } from '@/views/apps/kanban/shared/labelTone'
import { reviewRow } from '@/views/shared/import/reviewRows'

const roles = { key: 'role', label: 'Role', choices: [{ value: 'author', label: 'Author' }], sample: '' }

/* Names that plain objects inherit from `Object.prototype`. */
it.each(['constructor', 'toString', 'valueOf', '__proto__'])('%s is treated like any other word', (word) => {
  const field = { ...roles, isOptional: false, isUnique: false }
  const meanings = new Map([['role', new Map<string, string>()]])
  const row = reviewRow({ line: 2, cells: [word] }, [field], { role: 0 }, {}, meanings)
  expect(row).toMatchObject({ values: {}, problems: { role: 'choice' } })
  expect(labelTone(word)).toEqual(expect.any(String))
  expect(zoneNamed(word)).toBeNull()
  expect(parseValidationMessage(word)).toBeNull()
})
