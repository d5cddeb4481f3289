import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ExportKind } from '@core/export/exportTable'
import { exportTable } from '@core/export/exportTable'
import { toast } from '@core/toast/toast'
import { Copy, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'

interface ListExportProps<Row extends { id: number }> {
  list: List<Row>
  /** Title, and name of the file. */
  name: string
  /** These rows; without them, all that match. */
  rows?: readonly Row[]
}

const kinds = [
  { kind: 'csv', Icon: FileText },
  { kind: 'excel', Icon: FileSpreadsheet },
  { kind: 'copy', Icon: Copy },
  { kind: 'print', Icon: Printer },
] as const

/** Takes rows out of the product: to paper, a file or the clipboard, in the reader's language. */
export function ListExport<Row extends { id: number }>({ list, name, rows }: ListExportProps<Row>) {
  const { t } = useTranslation('kit')
  const label = t(rows ? 'list.export.selected' : 'list.export.label')

  async function run(kind: ExportKind) {
    const exported = rows ?? (await list.collect())
    if (!exported) return
    try {
      await exportTable(kind, { name, ...list.exported(exported) })
      if (kind !== 'print')
        toast.success(t(kind === 'copy' ? 'list.export.copied' : 'list.export.saved', { count: exported.length }))
    } catch {
      toast.error(t('list.export.failed'), { retry: () => void run(kind) })
    }
  }

  return (
    <MenuButton
      label={label}
      icon={<Download aria-hidden="true" />}
      look={{ size: rows ? 'sm' : 'md' }}
      align="end"
      items={kinds.map(({ kind, Icon }) => ({
        key: kind,
        label: t(`list.export.${kind}`),
        icon: <Icon aria-hidden="true" />,
        onSelect: () => void run(kind),
      }))}
    >
      {label}
    </MenuButton>
  )
}
