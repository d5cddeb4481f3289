import { MenuButton } from '@core/components/overlay/MenuButton'
import { useModuleLink } from '@core/module/useModuleLink'
import { FileText, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function LinksExample() {
  const place = useModuleLink()
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
          to: place('/apps/invoice/list') ?? '/',
          icon: <FileText aria-hidden="true" />,
        },
        {
          kind: 'link',
          key: 'add',
          label: t('demo.newInvoice'),
          to: place('/apps/invoice/add') ?? '/',
          icon: <Plus aria-hidden="true" />,
        },
        { kind: 'heading', key: 'time', label: t('demo.time') },
        { kind: 'link', key: 'calendar', label: t('demo.calendar'), to: place('/apps/calendar') ?? '/' },
      ]}
    />
  )
}
