import { MenuButton } from '@core/components/overlay/MenuButton'
import { exportKinds, type ExportKind } from '@core/export/exportKinds'
import { useExportTable } from '@core/export/useExportTable'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'

interface ListExportProps<Row extends { id: number }> {
  /** From `useList`. */
  list: List<Row>
  /** Title and file name. */
  name: string
  /** Exports the selected rows; by default, all that match. */
  isSelection?: boolean
}

/** Exports rows to a file, the clipboard or paper, in the user's language. */
export function ListExport<Row extends { id: number }>({ list, name, isSelection = false }: ListExportProps<Row>) {
  const { t } = useTranslation('kit')
  const exportTable = useExportTable()
  const label = t(isSelection ? 'list.export.selected' : 'list.export.label')

  async function run(kind: ExportKind) {
    const rows = await (isSelection ? list.collectSelected() : list.collect())
    if (rows) await exportTable(kind, { name, ...list.exported(rows) })
  }

  return (
    <MenuButton
      label={label}
      icon={<Download aria-hidden="true" />}
      buttonProps={{ size: isSelection ? 'sm' : 'md' }}
      align="end"
      items={exportKinds.map(({ kind, Icon }) => ({
        key: kind,
        label: t(`list.export.${kind}`),
        icon: <Icon aria-hidden="true" />,
        onSelect: () => void run(kind),
      }))}
    >
      {isSelection ? label : <span className="d-none d-sm-inline">{label}</span>}
    </MenuButton>
  )
}
