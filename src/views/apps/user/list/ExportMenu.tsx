import type { ExportKind } from '@core/export/exportTable'
import { exportTable } from '@core/export/exportTable'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { toast } from '@core/toast/toast'
import { Copy, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { billingKeys } from '../shared/userLabels'

export interface ExportMenuProps {
  label: string
  size?: 'sm' | 'md'
  /** Gets the users to export; null where that failed and has been said. */
  load: () => Promise<readonly User[] | null>
}

/** Takes users out of the product: to paper, a file or the clipboard, in the reader's language. */
export function ExportMenu({ label, size = 'md', load }: ExportMenuProps) {
  const { t } = useTranslation('user')

  const columns: readonly (readonly [string, (user: User) => string])[] = [
    [t('field.fullName'), ({ fullName }) => fullName],
    [t('field.username'), ({ username }) => username],
    [t('field.email'), ({ email }) => email],
    [t('field.role'), ({ role }) => t(`role.${role}`)],
    [t('field.currentPlan'), ({ currentPlan }) => t(`plan.${currentPlan}`)],
    [t('field.billing'), ({ billing }) => t(`billing.${billingKeys[billing]}`)],
    [t('field.company'), ({ company }) => company],
    [t('field.country'), ({ country }) => country],
    [t('field.contact'), ({ contact }) => contact],
    [t('field.status'), ({ status }) => t(`status.${status}`)],
  ]

  async function run(kind: ExportKind) {
    const users = await load()
    if (!users) return
    try {
      await exportTable(kind, {
        name: t('export.name'),
        head: columns.map(([head]) => head),
        rows: users.map((user) => columns.map(([, value]) => value(user))),
      })
      if (kind !== 'print')
        toast.success(t(kind === 'copy' ? 'export.copied' : 'export.saved', { count: users.length }))
    } catch {
      toast.error(t('export.failed'), { retry: () => void run(kind) })
    }
  }

  return (
    <MenuButton
      label={label}
      icon={<Download aria-hidden="true" />}
      look={{ size }}
      align="end"
      items={[
        { key: 'csv', label: t('export.csv'), icon: <FileText aria-hidden="true" />, onSelect: () => void run('csv') },
        {
          key: 'excel',
          label: t('export.excel'),
          icon: <FileSpreadsheet aria-hidden="true" />,
          onSelect: () => void run('excel'),
        },
        { key: 'copy', label: t('export.copy'), icon: <Copy aria-hidden="true" />, onSelect: () => void run('copy') },
        {
          key: 'print',
          label: t('export.print'),
          icon: <Printer aria-hidden="true" />,
          onSelect: () => void run('print'),
        },
      ]}
    >
      {label}
    </MenuButton>
  )
}
