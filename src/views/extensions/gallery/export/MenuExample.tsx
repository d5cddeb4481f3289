import { MenuButton } from '@core/components/overlay/MenuButton'
import { Copy, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOrderExport } from '../useOrderExport'
import { orders, useOrders } from '../useOrders'
import { OrderTable } from './OrderTable'

const kinds = [
  { kind: 'csv', Icon: FileText },
  { kind: 'excel', Icon: FileSpreadsheet },
  { kind: 'print', Icon: Printer },
  { kind: 'copy', Icon: Copy },
] as const

export function MenuExample() {
  const { t } = useTranslation(['extensions', 'kit'])
  const { tableOf } = useOrders()
  const run = useOrderExport()
  return (
    <div className="stack">
      <div>
        <MenuButton
          label={t('kit:list.export.label')}
          icon={<Download aria-hidden="true" />}
          items={kinds.map(({ kind, Icon }) => ({
            key: kind,
            label: t(`kit:list.export.${kind}`),
            icon: <Icon aria-hidden="true" />,
            onSelect: () => void run(kind, tableOf(t('demo.order.file'), orders)),
          }))}
        >
          {t('kit:list.export.label')}
        </MenuButton>
      </div>
      <OrderTable />
    </div>
  )
}
