import { defineModule } from '@core/module/defineModule'
import { ChartPie } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    analytics: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'cards/analytics',
  i18n: { namespace: 'analytics', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 30, icon: ChartPie, group: 'cards' },
  routes: [
    {
      path: '/cards/analytics',
      title: 'cardsAnalytics',
      can: ['read', 'Data'],
      load: async () => (await import('./AnalyticsPage')).AnalyticsPage,
    },
  ],
})
