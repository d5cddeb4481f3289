import { defineModule } from '@core/module/defineModule'
import { Table2 } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    tables: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'tables/reactstrap',
  i18n: { namespace: 'tables', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 50, icon: Table2 },
  routes: [
    {
      path: '/tables/reactstrap',
      title: 'tables',
      examples: 'examples',
      can: ['read', 'Data'],
      load: async () => (await import('./TablesPage')).TablesPage,
    },
  ],
})
