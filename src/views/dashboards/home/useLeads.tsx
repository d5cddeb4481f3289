import type { DayRangeQuery } from '@core/api/dayRange'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useModuleLink } from '@core/module/useModuleLink'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Menu links to the list behind a card's figures. Empty without permission for that list. */
export function useLeads() {
  const place = useModuleLink()
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
