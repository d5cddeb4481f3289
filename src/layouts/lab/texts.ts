import type { I18nLoader } from '@core/module/defineModule'
import type lab from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    lab: typeof lab
  }
}

/** Fetches the lab's texts in one language. */
export const loadLabTexts: I18nLoader = (language) => import(`./locales/${language}.json`)
