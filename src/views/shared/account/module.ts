import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    account: typeof texts
  }
}

/** Cards about an account, with their texts: of somebody else for those who look after users, of one's own in the settings. */
export default defineModule({
  key: 'shared/account',
  i18n: { namespace: 'account', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
