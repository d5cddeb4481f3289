/** Arabic-Indic and Persian digits: what an Arabic keyboard types. */
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** The digits of a text as 0 to 9; spaces, dashes and everything else are left out. */
export function digitsOf(text: string): string {
  const western = Array.from(text, (char) =>
    otherDigits.includes(char) ? String(otherDigits.indexOf(char) % 10) : char,
  )
  return western.join('').replace(/\D/g, '')
}
