import { useTranslation } from 'react-i18next'
import { toast } from '../toast/toast'
import type { ExportKind } from './exportKinds'
import { exportTable } from './exportTable'
import type { ExportedTable } from './table'

/** @returns what exports a table, and says what became of it, with a way to try again */
export function useExportTable() {
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
