import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    import: typeof texts
  }
}

export default defineModule({
  key: 'shared/import',
  i18n: { namespace: 'import', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
