import { Button } from '@core/components/button/Button'
import { BulkBar } from '@core/components/data-table/BulkBar'
import type { RowKey } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { cellText } from '@core/export/table'
import { useExportTable } from '@core/export/useExportTable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderFields, orders, useOrders, type Order } from '../useOrders'

const kinds = ['csv', 'excel', 'copy'] as const

export function BulkExample() {
  const { t } = useTranslation(['extensions', 'kit'])
  const { cellOf, headOf, tableOf } = useOrders()
  const run = useExportTable()
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([4102, 4103]))
  const chosen = tableOf(
    t('demo.order.file'),
    orders.filter(({ id }) => selected.has(id)),
  )
  const cell = (field: (typeof orderFields)[number]) => (order: Order) => <bdi>{cellText(cellOf(order, field))}</bdi>
  return (
    <>
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        {kinds.map((kind) => (
          <Button key={kind} size="sm" onClick={() => void run(kind, chosen)}>
            {t(`kit:list.export.${kind}`)}
          </Button>
        ))}
      </BulkBar>
      <DataTable
        caption={t('demo.order.caption')}
        columns={orderFields.map((field) => ({
          key: field,
          header: headOf(field),
          cell: cell(field),
          isNumeric: field === 'amount',
          ...(field === 'customer' && { kind: 'primary' as const }),
        }))}
        source={{ rows: orders, keyOf: ({ id }) => id, labelOf: ({ customer }) => customer, status: 'ready' }}
        selection={{ selected, onChange: setSelected }}
      />
    </>
  )
}
