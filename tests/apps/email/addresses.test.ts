import { describe, expect, it } from 'vitest'
import { endsAddress, readAddresses } from '@/views/apps/email/composer/addresses'

const jm = { name: 'Müller, Jürgen', email: 'jm@firma.example' }
const kofi = { name: '', email: 'kofi@voltacold.example' }

describe('pasted addresses', () => {
  it.each([
    ['a quoted name with a comma', '"Müller, Jürgen" <jm@firma.example>', [jm]],
    ['the same without quotation marks', 'Müller, Jürgen <jm@firma.example>', [jm]],
    ['several with commas', '"Müller, Jürgen" <jm@firma.example>, kofi@voltacold.example', [jm, kofi]],
    ['several with semicolons', 'kofi@voltacold.example;Müller, Jürgen <jm@firma.example>;', [kofi, jm]],
    ['several with line breaks', 'kofi@voltacold.example\r\n"Müller,\n Jürgen" <jm@firma.example>\n', [kofi, jm]],
    ['a semicolon in the name', '"Volta; Cold" <kofi@voltacold.example>', [{ ...kofi, name: 'Volta; Cold' }]],
    [
      'quoted quotation marks',
      String.raw`"Jo \"Red, Jr.\" Ek" <kofi@voltacold.example>`,
      [{ ...kofi, name: 'Jo "Red, Jr." Ek' }],
    ],
    ['single quotation marks', "'Müller, Jürgen' <jm@firma.example>; kofi@voltacold.example", [jm, kofi]],
    ['no space before the bracket', '"Müller, Jürgen"<jm@firma.example>,kofi@voltacold.example', [jm, kofi]],
    [
      'names with commas and line breaks',
      '"Müller, Jürgen"\n <jm@firma.example>,\n"Volta, Cold" <kofi@voltacold.example>',
      [jm, { ...kofi, name: 'Volta, Cold' }],
    ],
    ['several commas in a name', 'Ek, Jo, MD <kofi@voltacold.example>', [{ ...kofi, name: 'Ek, Jo, MD' }]],
    ['a group', 'Crew: kofi@voltacold.example, "Müller, Jürgen" <jm@firma.example>;', [kofi, jm]],
    ['a group that begins with a name', 'Crew:"Müller, Jürgen" <jm@firma.example>;', [jm]],
    ['a mailto link', 'mailto:kofi@voltacold.example', [kofi]],
    ['another bracket', 'Kofi [mailto:kofi@x.example]', [{ name: '', email: 'Kofi [mailto:kofi@x.example]' }]],
    ['a name behind', 'jm@firma.example (Müller / Jürgen)', [{ ...jm, name: 'Müller / Jürgen' }]],
    ['spaces only', 'kofi@voltacold.example  kofi@firma.example', [kofi, { name: '', email: 'kofi@firma.example' }]],
    ['Arabic commas', 'ليلى <jm@firma.example>، kofi@voltacold.example؛', [{ ...jm, name: 'ليلى' }, kofi]],
    ['wide commas', 'kofi@voltacold.example、李 <jm@firma.example>；', [kofi, { ...jm, name: '李' }]],
    ['direction marks', '\u202akofi@voltacold.example\u202c', [kofi]],
    ['brackets without a name', '<kofi@voltacold.example>', [kofi]],
    [
      'an open quotation mark',
      '"kofi@voltacold.example, jm',
      [
        { name: '', email: '"kofi@voltacold.example' },
        { name: '', email: 'jm' },
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(readAddresses(text, [])).toEqual(expected)
  })
})

it('a typed separator ends an address, except in an open quotation mark or bracket', () => {
  expect(['kofi@voltacold.example،', 'kofi@voltacold.example；'].map(endsAddress)).toEqual([true, true])
  expect(['kofi@voltacold.example,', '"Müller, J" <jm@firma.example>;'].map(endsAddress)).toEqual([true, true])
  expect(['kofi', '"Müller, J', String.raw`"Jo \"Red, Jr`, '"Müller, J" <jm@firma.example'].map(endsAddress)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
