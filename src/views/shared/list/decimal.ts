/** Digits and separators as they are on a keyboard without Arabic ones. */
function toLatin(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[\s\p{Cf}٬'’]/gu, '')
}

/**
 * Reads an amount as it is typed in a language.
 * @returns with a full stop before its decimals, or null for what is none
 */
export function decimalValue(text: string, language: string): string | null {
  const sign = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
  const typed = toLatin(text).replace('−', '-')
  const plain = sign === ',' ? typed.replaceAll('.', '').replace(',', '.') : typed.replaceAll(',', '')
  return /^-?\d{1,12}(\.\d{1,2})?$/.test(plain) ? plain : null
}

/** Writes an amount the way {@link decimalValue} reads it. */
export function decimalText(value: string, language: string): string {
  return value === '' ? '' : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Number(value))
}
