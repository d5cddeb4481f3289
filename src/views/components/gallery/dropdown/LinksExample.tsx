import { MenuButton } from '@core/components/overlay/MenuButton'
import { FileText, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths as calendarPaths } from '@/views/apps/calendar/paths'
import { paths as invoicePaths } from '@/views/apps/invoice/paths'

export function LinksExample() {
  const { t } = useTranslation('components')
  return (
    <MenuButton
      label={t('demo.goTo')}
      items={[
        { kind: 'heading', key: 'invoices', label: t('demo.invoices') },
        {
          kind: 'link',
          key: 'list',
          label: t('demo.allInvoices'),
          to: invoicePaths.invoiceList.href(),
          icon: <FileText aria-hidden="true" />,
        },
        {
          kind: 'link',
          key: 'add',
          label: t('demo.newInvoice'),
          to: invoicePaths.invoiceAdd.href(),
          icon: <Plus aria-hidden="true" />,
        },
        { kind: 'heading', key: 'time', label: t('demo.time') },
        { kind: 'link', key: 'calendar', label: t('demo.calendar'), to: calendarPaths.calendar.href() },
      ]}
    />
  )
}
