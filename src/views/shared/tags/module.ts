import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    tags: typeof texts
  }
}

/** Labels, tags and projects that users make for themselves. The texts load when their dialog opens. */
export default defineModule({
  key: 'shared/tags',
  i18n: { namespace: 'tags', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
