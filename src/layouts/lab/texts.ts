import type { I18nLoader } from '@core/module/defineModule'
import type lab from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    lab: typeof lab
  }
}

export const loadLabTexts: I18nLoader = (language) => import(`./locales/${language}.json`)
