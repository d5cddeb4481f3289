import type { I18nLoader } from '@core/module/defineModule'
import { pageRoot } from '@core/root'
import i18next, { type BackendModule, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { product } from '@/product'
import { languages, pseudoLanguage, type Language } from './languages'
import type { Texts } from './pseudoTexts'
import { readStored, storageKeys, writeStored } from './storage'

type LoadTexts = (namespace: string, language: string) => ReturnType<I18nLoader>

function createBackend(loadTexts: LoadTexts): BackendModule {
  async function load(language: string, namespace: string): Promise<Texts> {
    const texts = await loadTexts(namespace, language === pseudoLanguage ? product.language : language)
    if (language !== pseudoLanguage) return texts.default
    const { pseudoTexts } = await import('./pseudoTexts')
    return pseudoTexts(texts.default)
  }
  return {
    type: 'backend',
    init: () => undefined,
    read(language: string, namespace: string, done: ReadCallback) {
      load(language, namespace).then(
        (texts) => {
          done(null, texts)
        },
        (error: unknown) => {
          done(error instanceof Error ? error : String(error), null)
        },
      )
    },
  }
}

/** Language of the first paint: the stored language, or the product's. */
export function initialLanguage(): string {
  const stored = readStored(storageKeys.language)
  return (
    languages.find(({ code }) => code === stored)?.code ??
    (stored === pseudoLanguage ? pseudoLanguage : product.language)
  )
}

/**
 * Starts i18next; texts are loaded on demand.
 * @param namespaces required before anything can be rendered
 * @param instance default: the global one, which React finds without an `I18nextProvider`
 */
export async function startI18n(
  loadTexts: LoadTexts,
  namespaces: readonly string[],
  language = initialLanguage(),
  instance: i18n = i18next.use(initReactI18next),
): Promise<i18n> {
  await instance.use(createBackend(loadTexts)).init({
    lng: language,
    fallbackLng: product.language satisfies Language,
    supportedLngs: [...languages.map(({ code }) => code), pseudoLanguage],
    ns: [...namespaces],
    defaultNS: 'core',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, defaultVariables: { product: product.name } },
  })
  if (!namespaces.every((namespace) => hasTexts(instance, namespace))) throw new Error('There are no texts.')
  return instance
}

/** Whether a namespace is loaded, in the current or the fallback language. */
export function hasTexts(texts: i18n, namespace: string): boolean {
  return texts.languages.some((language) => texts.hasResourceBundle(language, namespace))
}

/** Syncs the language with `lang`, storage and other tabs. @param onChange called immediately and after every change */
export function syncLanguage(i18next: i18n, onChange: () => void): void {
  function apply(language: string) {
    pageRoot().lang = language
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
