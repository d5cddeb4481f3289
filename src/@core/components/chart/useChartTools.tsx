import { FileSpreadsheet, ImageDown, LineChart, Maximize2, Table2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../export/table'
import { toast } from '../../toast/toast'
import type { MenuItem } from '../overlay/menuItems'
import type { ChartSpec } from './chartSpec'
import type { TableTexts } from './chartTable'
import { chartTable } from './chartTable'

/** The words of a chart's table, in the page's language. */
export function useTableTexts(): TableTexts {
  const { t } = useTranslation('kit')
  return useMemo(
    () => ({
      series: t('chart.series'),
      open: t('chart.open'),
      high: t('chart.high'),
      low: t('chart.low'),
      close: t('chart.close'),
    }),
    [t],
  )
}

/** Whether a chart is shown as a table or in a large window, and what a menu offers for it. */
export interface ChartTools {
  /** Of the drawing. */
  readonly id: string
  readonly isTable: boolean
  /** Closes the large window; null while there is none. */
  readonly closeLarge: (() => void) | null
  readonly items: readonly MenuItem[]
}

/**
 * What one can do with a chart besides looking at it: read its numbers as a table, save them, save the picture, or
 * enlarge it.
 * @param spec null while there is nothing to show; there is nothing to do then
 */
export function useChartTools(spec: ChartSpec | null): ChartTools {
  const { t } = useTranslation('kit')
  const words = useTableTexts()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [isLarge, setLarge] = useState(false)

  async function save(what: (shown: ChartSpec) => Promise<void>) {
    if (!spec) return
    try {
      await what(spec)
    } catch {
      toast.error(t('chart.notSaved', { name: spec.name }))
    }
  }
  async function saveTable(shown: ChartSpec) {
    const { exportTable } = await import('../../export/exportTable')
    await exportTable('csv', chartTable(shown, words))
  }
  async function savePicture({ name }: ChartSpec) {
    const { pictureOf } = await import('./picture')
    download(await pictureOf(id), `${name}.png`)
  }

  const items: MenuItem[] = [
    {
      key: 'table',
      label: t(isTable ? 'chart.showChart' : 'chart.showTable'),
      icon: isTable ? <LineChart aria-hidden="true" /> : <Table2 aria-hidden="true" />,
      onSelect: () => setTable(!isTable),
    },
    {
      key: 'csv',
      label: t('chart.csv'),
      icon: <FileSpreadsheet aria-hidden="true" />,
      onSelect: () => void save(saveTable),
    },
    {
      key: 'png',
      label: t('chart.png'),
      icon: <ImageDown aria-hidden="true" />,
      isDisabled: isTable,
      onSelect: () => void save(savePicture),
    },
    {
      key: 'enlarge',
      label: t('chart.enlarge'),
      icon: <Maximize2 aria-hidden="true" />,
      onSelect: () => setLarge(true),
    },
  ]
  return { id, isTable, closeLarge: isLarge ? () => setLarge(false) : null, items: spec ? items : [] }
}
