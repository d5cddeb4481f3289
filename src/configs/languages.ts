/** The languages the product speaks; the names are in the language itself and are never translated. */
export const languages = [
  { code: 'en', name: 'English', flag: 'US', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', flag: 'DE', direction: 'ltr' },
  { code: 'fr', name: 'Français', flag: 'FR', direction: 'ltr' },
  { code: 'pt', name: 'Português', flag: 'PT', direction: 'ltr' },
  { code: 'ar', name: 'العربية', flag: 'SA', direction: 'rtl' },
] as const satisfies readonly { code: string; name: string; flag: string; direction: 'ltr' | 'rtl' }[]

export type Language = (typeof languages)[number]['code']

/** English with every letter accented and brackets around it: what shows without them is not translatable. */
export const pseudoLanguage = 'en-XA'

/** In which direction a language is written: left to right, where it is none of ours. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr'
}
