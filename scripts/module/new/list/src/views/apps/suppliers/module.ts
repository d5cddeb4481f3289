import { defineModule } from '@core/module/defineModule'
import { ClipboardList } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    suppliers: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/suppliers',
  i18n: { namespace: 'suppliers', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 100, icon: ClipboardList },
  routes: [
    {
      path: paths.suppliers.pattern,
      title: 'suppliers',
      can: ['read', 'Supplier'],
      load: async () => (await import('./SuppliersPage')).SuppliersPage,
    },
  ],
})
