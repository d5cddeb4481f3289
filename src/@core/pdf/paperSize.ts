/** Countries that use Letter instead of A4 (Unicode CLDR, `paperSize`). */
const letterCountries = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'])

/** @param locale of the user, such as `en-US` */
export function paperSizeOf(locale: string): 'A4' | 'LETTER' {
  return letterCountries.has(new Intl.Locale(locale).region ?? '') ? 'LETTER' : 'A4'
}
