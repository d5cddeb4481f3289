import type { Cell, ExportedTable } from '@core/export/table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export interface Order {
  readonly id: number
  readonly customer: string
  readonly day: string
  readonly cents: number
}

export const orders: readonly Order[] = [
  { id: 4101, customer: 'Harbour & Sons', day: '2026-10-02', cents: 128_900 },
  { id: 4102, customer: 'Atelier Lumière', day: '2026-10-05', cents: 45_250 },
  { id: 4103, customer: 'Nordwind GmbH', day: '2026-10-09', cents: 310_000 },
  { id: 4104, customer: 'Casa Azul', day: '2026-10-14', cents: 8_990 },
  { id: 4105, customer: 'Oakfield Ltd', day: '2026-10-21', cents: 76_400 },
]

export const orderFields = ['id', 'customer', 'day', 'amount'] as const

export type OrderField = (typeof orderFields)[number]

export function useOrders() {
  const { t } = useTranslation('extensions')
  const format = useFormat()

  function cellOf({ id, customer, day, cents }: Order, field: OrderField): Cell {
    switch (field) {
      case 'id':
        return String(id)
      case 'customer':
        return customer
      case 'day':
        return { text: format.date(`${day}T12:00`), day }
      case 'amount':
        return { text: format.money(cents), number: cents / 100, currency: 'USD' }
    }
  }
  const headOf = (field: OrderField) => t(`demo.order.${field}`)
  return {
    cellOf,
    headOf,
    tableOf: (name: string, rows: readonly Order[], fields: readonly OrderField[] = orderFields): ExportedTable => ({
      name,
      head: fields.map(headOf),
      rows: rows.map((row) => fields.map((field) => cellOf(row, field))),
    }),
  }
}
