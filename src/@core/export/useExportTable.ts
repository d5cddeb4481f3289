import { useTranslation } from 'react-i18next'
import { toast } from '../toast/toast'
import type { ExportKind } from './exportKinds'
import type { ExportedTable } from './table'

/**
 * Exports tables to a file, the clipboard or paper, and shows a toast.
 * @returns exports a table; a failed export can be retried from its toast
 */
export function useExportTable(): (kind: ExportKind, table: ExportedTable) => Promise<void> {
  const { t } = useTranslation('kit')
  return async function run(kind: ExportKind, table: ExportedTable): Promise<void> {
    const count = table.rows.length
    try {
      const { exportTable } = await import('./exportTable')
      await exportTable(kind, table)
      if (kind !== 'print') toast.success(t(kind === 'copy' ? 'list.export.copied' : 'list.export.saved', { count }))
    } catch {
      toast.error(t('list.export.failed'), { retry: () => void run(kind, table) })
    }
  }
}
