import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    comingSoon: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const paths = { comingSoon: '/misc/coming-soon' }

export default defineModule({
  key: 'misc/coming-soon',
  i18n: { namespace: 'comingSoon', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    {
      path: paths.comingSoon,
      layout: 'blank',
      title: 'comingSoon',
      isPublic: true,
      load: async () => (await import('./ComingSoonPage')).ComingSoonPage,
    },
  ],
})
