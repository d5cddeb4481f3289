import { defineModule } from '@core/module/defineModule'
import { TableProperties } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    datatables: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const paths = {
  datatablesBasic: '/datatables/basic',
  datatablesAdvanced: '/datatables/advance',
}

export default defineModule({
  key: 'tables/datatables',
  i18n: { namespace: 'datatables', load: (language) => import(`./locales/${language}.json`) },
  nav: {
    section: 'elements',
    order: 60,
    icon: TableProperties,
    group: 'datatables',
    routes: [paths.datatablesBasic, paths.datatablesAdvanced],
  },
  routes: [
    {
      path: paths.datatablesBasic,
      title: 'datatablesBasic',
      can: ['read', 'Data'],
      load: async () => (await import('./BasicPage')).BasicPage,
    },
    {
      path: paths.datatablesAdvanced,
      title: 'datatablesAdvanced',
      can: ['read', 'Data'],
      load: async () => (await import('./AdvancedPage')).AdvancedPage,
    },
  ],
})
