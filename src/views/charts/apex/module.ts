import { defineModule } from '@core/module/defineModule'
import { ChartLine } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    charts: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'charts/apex',
  i18n: { namespace: 'charts', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 70, icon: ChartLine },
  routes: [
    {
      path: '/charts/apex',
      title: 'charts',
      examples: 'examples',
      can: ['read', 'Data'],
      load: async () => (await import('./ChartsPage')).ChartsPage,
    },
  ],
})
