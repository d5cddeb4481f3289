import { useMay } from '@core/auth/useMay'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Copy, Download, Eye, MoreVertical, Pencil, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { useInvoiceActions } from '../shared/useInvoiceActions'

interface InvoiceMenuProps {
  invoice: Invoice
  onSend: (invoice: Invoice) => void
  onDownload: (invoice: Invoice) => void
}

/** What can be done with one row. */
export function InvoiceMenu({ invoice, onSend, onDownload }: InvoiceMenuProps) {
  const { t } = useTranslation('invoice')
  const may = useMay()
  const { remove, duplicate } = useInvoiceActions()
  const { id } = invoice

  const items: MenuItem[] = [
    {
      kind: 'link',
      key: 'preview',
      label: t('list.action.preview'),
      icon: <Eye aria-hidden="true" />,
      to: paths.invoicePreview.href({ id }),
    },
  ]
  if (may('update', 'Invoice')) {
    items.push(
      {
        kind: 'link',
        key: 'edit',
        label: t('list.action.edit'),
        icon: <Pencil aria-hidden="true" />,
        to: paths.invoiceEdit.href({ id }),
      },
      {
        key: 'send',
        label: t('list.action.send'),
        icon: <Send className="flip-rtl" aria-hidden="true" />,
        onSelect: () => {
          onSend(invoice)
        },
      },
    )
  }
  items.push({
    key: 'download',
    label: t('list.action.download'),
    icon: <Download aria-hidden="true" />,
    onSelect: () => {
      onDownload(invoice)
    },
  })
  if (may('create', 'Invoice')) {
    items.push({
      key: 'duplicate',
      label: t('list.action.duplicate'),
      icon: <Copy aria-hidden="true" />,
      onSelect: () => void duplicate(invoice),
    })
  }
  if (may('delete', 'Invoice')) {
    items.push(
      { kind: 'separator', key: 'separator' },
      {
        key: 'delete',
        label: t('list.action.delete'),
        icon: <Trash2 aria-hidden="true" />,
        isDanger: true,
        onSelect: () => void remove([invoice]),
      },
    )
  }

  return (
    <MenuButton
      label={t('list.actionsFor', { number: `#${id}` })}
      icon={<MoreVertical aria-hidden="true" />}
      look={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={items}
    />
  )
}
