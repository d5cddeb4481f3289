import { defineModule } from '@core/module/defineModule'
import { publicPaths } from '@/configs/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    error: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'misc/error',
  i18n: { namespace: 'error', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    {
      path: publicPaths.error.pattern,
      layout: 'blank',
      title: 'error',
      isPublic: true,
      load: async () => (await import('./ErrorPage')).ErrorPage,
    },
  ],
})
