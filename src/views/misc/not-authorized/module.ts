import { defineModule } from '@core/module/defineModule'
import { publicPaths } from '@/configs/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    notAuthorized: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'misc/not-authorized',
  i18n: { namespace: 'notAuthorized', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    {
      path: publicPaths.notAuthorized.pattern,
      layout: 'blank',
      title: 'notAuthorized',
      isPublic: true,
      load: async () => (await import('./NotAuthorizedPage')).NotAuthorizedPage,
    },
  ],
})
