import type { I18nLoader } from '@core/module/defineModule'

/** Fetches the lab's texts in one language. */
export const loadLabTexts: I18nLoader = (language) => import(`./locales/${language}.json`)
