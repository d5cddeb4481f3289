/** Arabic-Indic and Persian digits, as Arabic keyboards type them. */
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** Extracts the digits of a text as 0 to 9. */
export function digitsOf(text: string): string {
  const western = Array.from(text, (char) =>
    otherDigits.includes(char) ? String(otherDigits.indexOf(char) % 10) : char,
  )
  return western.join('').replace(/\D/g, '')
}
