/** Countries that use Letter instead of A4 (Unicode CLDR, `paperSize`). */
const letterCountries = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'])

/**
 * Letter requires a locale from one of these countries, and its language: German texts are for readers with A4.
 * @param language of the page
 * @param locale of the browser, such as `en-US`
 */
export function paperSizeOf(language: string, locale: string = navigator.language): 'A4' | 'LETTER' {
  const browser = new Intl.Locale(locale)
  const isSpoken = new Intl.Locale(language).language === browser.language
  return isSpoken && letterCountries.has(browser.region ?? '') ? 'LETTER' : 'A4'
}
