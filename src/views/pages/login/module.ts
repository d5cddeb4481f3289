import { defineModule } from '@core/module/defineModule'
import { publicPaths } from '@/configs/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    login: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

/** A separate module keeps other pages' texts and forms out of the first page of most visits. */
export default defineModule({
  key: 'pages/login',
  i18n: { namespace: 'login', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    {
      path: publicPaths.login.pattern,
      layout: 'blank',
      title: 'login',
      isPublic: true,
      load: async () => (await import('./LoginPage')).LoginPage,
    },
  ],
})
