import { useMay } from '@core/auth/useMay'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'

/** Menu entries that lead from a card to the list behind its figures, where the one who is signed in may read that. */
export function useLeads() {
  const { t } = useTranslation('dashboards')
  const may = useMay()
  function lead(to: string, label: string): readonly MenuItem[] {
    return [{ kind: 'link', key: 'lead', label, icon: <List aria-hidden="true" />, to }]
  }
  return {
    invoices: may('read', 'Invoice') ? lead(paths.invoiceList.href(), t('lead.invoices')) : [],
    users: may('read', 'User') ? lead(paths.userList.href(), t('lead.users')) : [],
    orders: lead(paths.orders.href(), t('lead.orders')),
  }
}
