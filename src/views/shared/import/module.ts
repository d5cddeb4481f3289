import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    import: typeof texts
  }
}

/** Rows out of files: what reads them, shows what is wrong with them, and has it corrected. */
export default defineModule({
  key: 'shared/import',
  i18n: { namespace: 'import', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
