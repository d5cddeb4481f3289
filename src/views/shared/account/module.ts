import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    account: typeof texts
  }
}

/** Account cards and their texts, shared by users' pages and account settings. */
export default defineModule({
  key: 'shared/account',
  i18n: { namespace: 'account', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
