import { Alert } from '@core/components/Alert'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ExportKind } from '@core/export/exportKinds'
import { exportTable } from '@core/export/exportTable'
import { toast } from '@core/toast/toast'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from './FileDrop'
import type { ImportField } from './importFields'
import { isRead, readFile, type FileProblem, type FileRow } from './readFile'
import { Review, type SendRows } from './Review'
import type { Taken } from './reviewRows'
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

/** Imports rows from a file: select, map columns, fix errors, send. */
export function ImportPanel({ fields, taken, template, onImport, onDone }: ImportPanelProps) {
  const { t } = useTranslation(['import', 'kit'])
  const problemText = useProblemText()
  const [state, setState] = useState<'idle' | 'pending' | FileProblem | readonly FileRow[]>('idle')
  const back = useCallback(() => setState('idle'), [])
  const finish = useCallback(() => {
    setState('idle')
    onDone?.()
  }, [onDone])

  async function saveTemplate(kind: ExportKind) {
    const { name, rows = [fields.map(({ sample }) => sample)] } = template
    try {
      await exportTable(kind, { name, head: fields.map(({ label }) => label), rows })
    } catch {
      toast.error(t('kit:list.export.failed'), { retry: () => void saveTemplate(kind) })
    }
  }

  if (typeof state === 'object' && isRead(state)) {
    return <Review rows={state} fields={fields} taken={taken} onImport={onImport} onDone={finish} onCancel={back} />
  }
  return (
    <div className="stack">
      <FileDrop
        isPending={state === 'pending'}
        onFile={(file) => {
          setState('pending')
          void readFile(file).then(setState)
        }}
      />
      {typeof state === 'object' && <Alert tone="danger">{problemText(state)}</Alert>}
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
