import { MenuButton } from '@core/components/overlay/MenuButton'
import { exportKinds, type ExportKind } from '@core/export/exportKinds'
import { useExportTable } from '@core/export/useExportTable'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'

interface ListExportProps<Row extends { id: number }> {
  list: List<Row>
  /** Title, and name of the file. */
  name: string
  /** These rows; without them, all that match. */
  rows?: readonly Row[]
}

/** Takes rows out of the product: to paper, a file or the clipboard, in the reader's language. */
export function ListExport<Row extends { id: number }>({ list, name, rows }: ListExportProps<Row>) {
  const { t } = useTranslation('kit')
  const exportTable = useExportTable()
  const label = t(rows ? 'list.export.selected' : 'list.export.label')

  async function run(kind: ExportKind) {
    const exported = rows ?? (await list.collect())
    if (exported) await exportTable(kind, { name, ...list.exported(exported) })
  }

  return (
    <MenuButton
      label={label}
      icon={<Download aria-hidden="true" />}
      look={{ size: rows ? 'sm' : 'md' }}
      align="end"
      items={exportKinds.map(({ kind, Icon }) => ({
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
