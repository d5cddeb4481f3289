/** Converts Arabic and Persian digits and separators; removes spaces, grouping, currency and comparison signs. */
function toLatin(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[\s\p{Cf}\p{Sc}٬'’]/gu, '')
    .replace(/^[<>≤≥=]+/, '')
}

/** Parses an amount typed in a locale. @returns with a full stop before the decimals; null if invalid */
export function decimalValue(text: string, language: string): string | null {
  const sign = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
  const typed = toLatin(text).replace('−', '-')
  const plain = sign === ',' ? typed.replaceAll('.', '').replace(',', '.') : typed.replaceAll(',', '')
  return /^-?\d{1,12}(\.\d{1,2})?$/.test(plain) ? plain : null
}

/** Formats an amount as {@link decimalValue} parses it. */
export function decimalText(value: string, language: string): string {
  return value === '' ? '' : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Number(value))
}
