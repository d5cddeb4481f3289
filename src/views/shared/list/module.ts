import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    list: typeof texts
  }
}

/** What lists have beside their rows, with texts that load when somebody opens it: the saved views. */
export default defineModule({
  key: 'shared/list',
  i18n: { namespace: 'list', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
