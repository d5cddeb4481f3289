import type { i18n } from 'i18next'
import { initialLanguage } from './i18n'
import { storageKeys, writeStored } from './storage'

/** Keeps the page's `lang`, the storage and other tabs in step with the chosen language. */
export function syncLanguage(i18next: i18n): void {
  document.documentElement.lang = i18next.language
  i18next.on('languageChanged', (language: string) => {
    document.documentElement.lang = language
    writeStored(storageKeys.language, language)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.language) void i18next.changeLanguage(initialLanguage())
  })
}
