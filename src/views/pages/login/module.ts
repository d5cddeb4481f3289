import { defineModule } from '@core/module/defineModule'
import { publicPaths } from '@/configs/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    login: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

/** A module of its own, so that the page that everybody comes to first has no text and no form that it does not show. */
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
