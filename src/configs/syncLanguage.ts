import type { i18n } from 'i18next'
import { initialLanguage } from './i18n'
import { storageKeys, writeStored } from './storage'

/**
 * Keeps the page's `lang`, the storage and other tabs in step with the chosen language.
 * @param onChange called at once, and whenever the page's `lang` is another
 */
export function syncLanguage(i18next: i18n, onChange: () => void): void {
  function apply(language: string) {
    document.documentElement.lang = language
    onChange()
  }
  apply(i18next.language)
  i18next.on('languageChanged', (language: string) => {
    apply(language)
    writeStored(storageKeys.language, language)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.language) void i18next.changeLanguage(initialLanguage())
  })
}
