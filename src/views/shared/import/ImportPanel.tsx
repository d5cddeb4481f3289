import { Alert } from '@core/components/Alert'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ExportKind } from '@core/export/exportKinds'
import { exportTable } from '@core/export/exportTable'
import { toast } from '@core/toast/toast'
import { Download } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from './FileDrop'
import { FileOptions } from './FileOptions'
import type { ImportField } from './importFields'
import { Review, type SendRows } from './Review'
import type { Taken } from './reviewRows'
import { useImportFile } from './useImportFile'
import { useProblemText } from './useProblemText'

interface ImportPanelProps {
  /** Must be the same object on every render. */
  fields: readonly ImportField[]
  taken: Taken
  template: {
    readonly name: string
    readonly rows?: readonly (readonly string[])[]
  }
  onImport: SendRows
  /** Called when every row is imported or left out. Must be the same function on every render. */
  onDone?: () => void
}

/** Imports rows from a file: select, preview, map columns, fix errors, send. */
export function ImportPanel({ fields, taken, template, onImport, onDone }: ImportPanelProps) {
  const { t } = useTranslation(['import', 'kit'])
  const problemText = useProblemText()
  const file = useImportFile(fields)
  const { table, problem, close } = file
  const finish = useCallback(() => {
    close()
    onDone?.()
  }, [close, onDone])

  async function saveTemplate(kind: ExportKind) {
    const { name, rows = [fields.map(({ sample }) => sample)] } = template
    try {
      await exportTable(kind, { name, head: fields.map(({ label }) => label), rows })
    } catch {
      toast.error(t('kit:list.export.failed'), { retry: () => void saveTemplate(kind) })
    }
  }

  if (table) {
    return (
      <Review
        // Corrections belong to the rows of a sheet.
        key={table.sheet}
        rows={file.rows}
        options={<FileOptions file={file} table={table} />}
        fields={fields}
        taken={taken}
        onImport={onImport}
        onDone={finish}
        onCancel={close}
      />
    )
  }
  return (
    <div className="stack">
      <FileDrop isPending={file.isPending} onFile={file.openFile} />
      {problem && <Alert tone="danger">{problemText(problem)}</Alert>}
      <div>
        <MenuButton
          label={t('template')}
          icon={<Download aria-hidden="true" />}
          buttonProps={{ size: 'sm', variant: 'ghost' }}
          items={(['csv', 'excel'] as const).map((kind) => ({
            key: kind,
            label: t(`templateAs.${kind}`),
            onSelect: () => void saveTemplate(kind),
          }))}
        >
          {t('template')}
        </MenuButton>
      </div>
    </div>
  )
}
