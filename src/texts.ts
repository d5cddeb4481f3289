import type { I18nLoader } from '@core/module/defineModule'
import { modules } from './navigation/modules'

/** Where the texts of each namespace come from. */
export const textLoaders: Readonly<Record<string, I18nLoader>> = {
  core: (language) => import(`./@core/locales/${language}.json`),
  nav: (language) => import(`./navigation/locales/${language}.json`),
  shell: (language) => import(`./layouts/locales/${language}.json`),
  ...Object.fromEntries(modules.flatMap(({ i18n }) => (i18n ? [[i18n.namespace, i18n.load]] : []))),
}
