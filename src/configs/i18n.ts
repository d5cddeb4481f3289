import type { I18nLoader } from '@core/module/defineModule'
import i18next, { type BackendModule, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { product } from '@/product'
import { languages, pseudoLanguage } from './languages'
import { readStored, storageKeys } from './storage'

type Texts = Readonly<Record<string, unknown>>

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
}

/** Accents every letter outside of `{{placeholders}}` and `<tags>`. */
function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\))/)
  const body = parts.map((part, index) =>
    index % 2 ? part : part.replace(/[a-z]/gi, (char) => accented[char] ?? char),
  )
  return `⟦${body.join('')}⟧`
}

function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === 'string') return [key, pseudoText(value)]
      return [key, typeof value === 'object' && value !== null ? pseudoTexts({ ...value }) : value]
    }),
  )
}

type LoadTexts = (namespace: string, language: string) => ReturnType<I18nLoader>

function createBackend(loadTexts: LoadTexts): BackendModule {
  async function load(language: string, namespace: string): Promise<Texts> {
    const texts = await loadTexts(namespace, language === pseudoLanguage ? product.language : language)
    return language === pseudoLanguage ? pseudoTexts(texts.default) : texts.default
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

/** The language of the first paint: the stored one, or the product's. */
export function initialLanguage(): string {
  const stored = readStored(storageKeys.language)
  return (
    languages.find(({ code }) => code === stored)?.code ??
    (stored === pseudoLanguage ? pseudoLanguage : product.language)
  )
}

/**
 * Starts i18next with texts that are loaded by namespace and language when they are first needed.
 * @param loadTexts fetches those of one namespace in one language
 * @param namespaces the ones without which nothing can be shown
 */
export async function startI18n(
  loadTexts: LoadTexts,
  namespaces: readonly string[],
  language = initialLanguage(),
): Promise<i18n> {
  await i18next
    .use(createBackend(loadTexts))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: product.language,
      supportedLngs: [...languages.map(({ code }) => code), pseudoLanguage],
      ns: [...namespaces],
      defaultNS: 'core',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, defaultVariables: { product: product.name } },
      react: { useSuspense: true },
    })
  return i18next
}
