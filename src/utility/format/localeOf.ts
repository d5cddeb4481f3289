/**
 * The locale that a language is written with where the language alone means another one: Portuguese is that of Portugal here, as the
 * texts are, and Brazilian to `Intl`.
 * @param language a BCP 47 tag
 */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language
}
