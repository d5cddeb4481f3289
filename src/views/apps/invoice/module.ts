import { defineModule } from '@core/module/defineModule'
import { ReceiptText } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    invoice: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/invoice',
  i18n: { namespace: 'invoice', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 50, icon: ReceiptText, routes: [paths.invoiceList.pattern], hasBadge: true },
  found: paths.invoicePreview.pattern,
  commands: [{ title: 'invoiceAdd', to: paths.invoiceAdd.href(), can: ['create', 'Invoice'] }],
  routes: [
    {
      path: paths.invoiceList.pattern,
      title: 'invoices',
      can: ['read', 'Invoice'],
      load: async () => (await import('./InvoiceListPage')).InvoiceListPage,
    },
    {
      path: paths.invoicePreview.pattern,
      sample: paths.invoicePreview.href({ id: 5036 }),
      title: 'invoicePreview',
      can: ['read', 'Invoice'],
      parent: paths.invoiceList.pattern,
      load: async () => (await import('./InvoicePreviewPage')).InvoicePreviewPage,
    },
    {
      path: paths.invoiceEdit.pattern,
      sample: paths.invoiceEdit.href({ id: 5036 }),
      title: 'invoiceEdit',
      can: ['update', 'Invoice'],
      parent: paths.invoiceList.pattern,
      load: async () => (await import('./form/InvoiceEditPage')).InvoiceEditPage,
    },
    {
      path: paths.invoiceAdd.pattern,
      title: 'invoiceAdd',
      can: ['create', 'Invoice'],
      parent: paths.invoiceList.pattern,
      load: async () => (await import('./form/InvoiceAddPage')).InvoiceAddPage,
    },
  ],
})
