import type { DayRangeQuery } from '@core/api/dayRange'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { usePlace } from '@core/module/usePlace'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Menu entries that lead from a card to the list behind its figures, over its days, where the one who is signed in may read that. */
export function useLeads() {
  const place = usePlace()
  const { t } = useTranslation('dashboards')
  function lead(to: string | undefined, label: string): readonly MenuItem[] {
    return to ? [{ kind: 'link', key: 'lead', label, icon: <List aria-hidden="true" />, to }] : []
  }
  return {
    invoices: ({ from, to }: DayRangeQuery) =>
      lead(place('/apps/invoice/list', {}, { issuedDateFrom: from, issuedDateTo: to }), t('lead.invoices')),
    users: () => lead(place('/apps/user/list'), t('lead.users')),
    activeUsers: () => lead(place('/apps/user/list', {}, { status: 'active' }), t('lead.users')),
    orders: () => lead(place('/apps/ecommerce/orders/:id?'), t('lead.orders')),
  }
}
