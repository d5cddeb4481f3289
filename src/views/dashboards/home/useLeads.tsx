import type { Subject } from '@core/auth/ability'
import { useMay } from '@core/auth/useMay'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths as invoicePaths } from '@/views/apps/invoice/paths'
import { paths as userPaths } from '@/views/apps/user/paths'
import { paths as shopPaths } from '@/views/apps/ecommerce/paths'

/** Menu entries that lead from a card to the list behind its figures, where the one who is signed in may read that. */
export function useLeads() {
  const { t } = useTranslation('dashboards')
  const may = useMay()
  function lead(area: Subject, to: string, label: string): readonly MenuItem[] {
    return may('read', area) ? [{ kind: 'link', key: 'lead', label, icon: <List aria-hidden="true" />, to }] : []
  }
  return {
    invoices: lead('Invoice', invoicePaths.invoiceList.href(), t('lead.invoices')),
    users: lead('User', userPaths.userList.href(), t('lead.users')),
    orders: lead('Ecommerce', shopPaths.orders.href(), t('lead.orders')),
  }
}
