import { defineModule } from '@core/module/defineModule'
import { ChartNoAxesColumn } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    statistics: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'cards/statistics',
  i18n: { namespace: 'statistics', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 20, icon: ChartNoAxesColumn, group: 'cards' },
  routes: [
    {
      path: '/cards/statistics',
      title: 'cardsStatistics',
      can: ['read', 'Data'],
      load: async () => (await import('./StatisticsPage')).StatisticsPage,
    },
  ],
})
