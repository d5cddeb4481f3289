import { exportTable, type ExportKind } from '@core/export/exportTable'
import type { ExportedTable } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

/** Exports a table, and says what became of it. */
export function useOrderExport() {
  const { t } = useTranslation('kit')
  return async function run(kind: ExportKind, table: ExportedTable): Promise<void> {
    const count = table.rows.length
    try {
      await exportTable(kind, table)
      if (kind !== 'print') toast.success(t(kind === 'copy' ? 'list.export.copied' : 'list.export.saved', { count }))
    } catch {
      toast.error(t('list.export.failed'), { retry: () => void run(kind, table) })
    }
  }
}
