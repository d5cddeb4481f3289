import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { Popover } from '@core/components/overlay/Popover'
import { exportKinds } from '@core/export/exportKinds'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKey } from '../shared/fields'
import type { ExportScope } from './useExport'
import { useExport } from './useExport'
import type { RowListState } from './useRowList'
import styles from './advanced.module.scss'

export interface ExportPanelProps {
  list: RowListState
  selectedIds: readonly number[]
  /** The columns that show. */
  shown: readonly FieldKey[]
}

/** Which rows to take out of the product, and how. */
export function ExportPanel({ list, selectedIds, shown }: ExportPanelProps) {
  const { t } = useTranslation(['datatables', 'kit'])
  const [chosen, setChosen] = useState<ExportScope | null>(null)
  const run = useExport(list, selectedIds, shown)
  const hasSelection = selectedIds.length > 0
  const scope =
    chosen === null || (chosen === 'selection' && !hasSelection) ? (hasSelection ? 'selection' : 'all') : chosen

  return (
    <Popover label={t('export.label')} icon={<Download aria-hidden="true" />} button={t('export.label')}>
      {(close) => (
        <>
          <div className="panel-header">
            <h2 className="panel-title">{t('export.label')}</h2>
          </div>
          <div className={`panel-body d-grid gap-3 ${styles.tablePanel}`}>
            <RadioCards
              label={t('export.rows')}
              layout="inline"
              options={[
                {
                  value: 'selection',
                  label: t('export.selection', { count: selectedIds.length }),
                  disabledReason: hasSelection ? undefined : t('export.noSelection'),
                },
                { value: 'page', label: t('export.page', { count: list.rows.length }) },
                { value: 'all', label: t('export.all', { count: list.total }) },
              ]}
              value={scope}
              onChange={setChosen}
            />
            <div className={styles.exportKinds}>
              {exportKinds.map(({ kind, Icon }) => (
                <Button
                  key={kind}
                  icon={<Icon aria-hidden="true" />}
                  onClick={() => {
                    close()
                    void run(kind, scope)
                  }}
                >
                  {t(`kit:list.export.${kind}`)}
                </Button>
              ))}
            </div>
          </div>
        </>
      )}
    </Popover>
  )
}
