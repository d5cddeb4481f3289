import { describe, expect, it } from 'vitest'
import { languages } from '@/configs/languages'
import { isTooFine, readHundredths, writeHundredths } from '@/views/apps/invoice/form/decimalText'
import { createRandom } from '../../support/random'

describe('a typed number', () => {
  it.each([
    ['10.005', 'en', true],
    ['10,0055', 'de', true],
    ['١٠٫٠٠٥', 'ar', true],
    ['10.05', 'en', false],
    ['1.234', 'de', false],
    ['ten', 'en', false],
  ])('%s in %s has more than two decimals: %s', (text, language, expected) => {
    expect(isTooFine(text, language)).toBe(expected)
  })

  it.each([
    ['1,234.50', 'en', 1234_50],
    ['1.234,50', 'en', 1234_50],
    ['1.234,50', 'de', 1234_50],
    ['1,234.50', 'de', 1234_50],
    ['1234,5', 'de', 1234_50],
    ['1 234,50', 'fr', 1234_50],
    ['1\u202f234,50', 'fr', 1234_50],
    ['1\u00a0234,50 €', 'fr', 1234_50],
    ['US$ 1.234,50', 'pt', 1234_50],
    ['١٬٢٣٤٫٥٠', 'ar', 1234_50],
    ['١٢٣٤٫٥', 'ar', 1234_50],
    ['1’234.50', 'de', 1234_50],
    ['12.345.678', 'en', 12_345_678_00],
    ['.5', 'en', 50],
    ['5,', 'de', 5_00],
    ['12,5 %', 'de', 12_50],
    ['−5', 'en', -5_00],
  ])('%s is parsed in %s', (text, language, hundredths) => {
    expect(readHundredths(text, language)).toBe(hundredths)
  })

  it('parses a single separator before three digits as in the language', () => {
    expect(readHundredths('1.234', 'de')).toBe(1234_00)
    expect(readHundredths('1,234', 'en')).toBe(1234_00)
    expect(readHundredths('1.234', 'en')).toBeNaN()
    expect(readHundredths('1,234', 'fr')).toBeNaN()
  })

  it.each(['', ' ', 'twelve', '1.2.3', '1,23,456', '1..5', '.', '1.005', '1 23', '1.234.567,891', '--1', '1e5'])(
    'rejects %j',
    (text) => {
      expect(readHundredths(text, 'en')).toBeNaN()
    },
  )

  it.each(languages.map(({ code }) => code))('is parsed as formatted in %s', (language) => {
    const random = createRandom(7)
    for (let round = 0; round < 500; round += 1) {
      const hundredths = Math.floor(random() ** 4 * 99_999_999)
      for (const decimals of [0, 2] as const)
        expect(readHundredths(writeHundredths(hundredths, language, decimals), language)).toBe(hundredths)
    }
  })
})
