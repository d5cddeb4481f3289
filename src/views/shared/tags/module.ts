import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    tags: typeof texts
  }
}

/** User-made labels, tags and projects. The texts load when the dialog opens. */
export default defineModule({
  key: 'shared/tags',
  i18n: { namespace: 'tags', load: (language) => import(`./locales/${language}.json`) },
  routes: [],
})
