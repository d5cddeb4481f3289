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
  nav: { section: 'apps', order: 100, icon: ClipboardList, routes: [paths.suppliers.pattern] },
  commands: [{ title: 'supplierAdd', to: paths.supplierAdd.href(), can: ['create', 'Supplier'] }],
  routes: [
    {
      path: paths.suppliers.pattern,
      title: 'suppliers',
      can: ['read', 'Supplier'],
      load: async () => (await import('./SuppliersPage')).SuppliersPage,
    },
    {
      path: paths.supplierAdd.pattern,
      title: 'supplierAdd',
      can: ['create', 'Supplier'],
      parent: paths.suppliers.pattern,
      load: async () => (await import('./SupplierAddPage')).SupplierAddPage,
    },
    {
      path: paths.supplierEdit.pattern,
      sample: paths.supplierEdit.href({ id: 5 }),
      title: 'supplierEdit',
      can: ['update', 'Supplier'],
      parent: paths.suppliers.pattern,
      load: async () => (await import('./SupplierEditPage')).SupplierEditPage,
    },
  ],
})
