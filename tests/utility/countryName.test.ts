import { expect, it } from 'vitest'
import { countryName } from '@/utility/format/countryName'

it.each([
  ['Netherlands', 'de', 'Niederlande'],
  ['Germany', 'fr', 'Allemagne'],
  ['United Kingdom', 'pt', 'Reino Unido'],
  ['Kenya', 'en', 'Kenya'],
  ['Middle Earth', 'de', 'Middle Earth'],
  ['', 'de', ''],
])('is %s in the language %s', (name, language, said) => {
  expect(countryName(name, language)).toBe(said)
})
