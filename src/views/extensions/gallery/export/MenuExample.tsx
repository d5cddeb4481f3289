import { MenuButton } from '@core/components/overlay/MenuButton'
import { exportKinds } from '@core/export/exportKinds'
import { useExportTable } from '@core/export/useExportTable'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { orders, useOrders } from '../useOrders'
import { OrderTable } from './OrderTable'

export function MenuExample() {
  const { t } = useTranslation(['extensions', 'kit'])
  const { tableOf } = useOrders()
  const run = useExportTable()
  return (
    <div className="stack">
      <div>
        <MenuButton
          label={t('kit:list.export.label')}
          icon={<Download aria-hidden="true" />}
          items={exportKinds.map(({ kind, Icon }) => ({
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
