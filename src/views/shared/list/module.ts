import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    list: typeof texts
  }
}

/** Saved views and filters of lists. The texts load on demand. */
export default defineModule({
  key: 'shared/list',
  i18n: { namespace: 'list', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
