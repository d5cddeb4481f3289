/** Supported languages. A name is in its own language and never translated. */
export const languages = [
  { code: 'en', name: 'English', flag: 'US', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', flag: 'DE', direction: 'ltr' },
  { code: 'fr', name: 'Français', flag: 'FR', direction: 'ltr' },
  { code: 'pt', name: 'Português', flag: 'PT', direction: 'ltr' },
  { code: 'ar', name: 'العربية', flag: 'SA', direction: 'rtl' },
] as const satisfies readonly { code: string; name: string; flag: string; direction: 'ltr' | 'rtl' }[]

export type Language = (typeof languages)[number]['code']

/** Pseudo-locale: English with accents and brackets. Plain text on screen is not translatable. */
export const pseudoLanguage = 'en-XA'

/** Writing direction; `ltr` for unknown languages. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr'
}
