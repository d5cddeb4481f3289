import { FileSpreadsheet, ImageDown, LineChart, Maximize2, Table2 } from 'lucide-react'
import { use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../export/table'
import { toast } from '../../toast/toast'
import { CardRangeContext } from '../data-card/cardContexts'
import type { MenuItem } from '../overlay/menuItems'
import type { ChartSpec } from './chartSpec'
import { legendOf } from './chartSpec'
import { chartTable } from './chartTable'
import { currentTheme } from './chartTheme'

export interface ChartTools {
  /** Id of the element around the drawing. */
  readonly id: string
  readonly isTable: boolean
  /** Indexes of hidden legend entries. */
  readonly hidden: readonly number[]
  readonly setHidden: (hidden: readonly number[]) => void
  /** Closes the large dialog; null while closed. */
  readonly closeLarge: (() => void) | null
  readonly items: readonly MenuItem[]
}

/**
 * State and menu items of a chart: table, CSV, PNG, enlarge. Without data (`spec` is null), the menu is empty.
 * @param period of the data, written into pictures; by default the range of the page's cards
 * @param spec memoized; null while the data loads
 */
export function useChartTools(spec: ChartSpec | null, period?: string): ChartTools {
  const { t } = useTranslation('kit')
  const id = useId()
  const range = use(CardRangeContext)
  const [isTable, setTable] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const [hidden, setHidden] = useState<readonly number[]>([])

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
    await exportTable('csv', chartTable(shown))
  }
  async function savePicture(shown: ChartSpec) {
    const { pictureOf } = await import('./picture')
    const texts = { title: shown.name, period: period ?? range?.days, legend: legendOf(shown), hidden }
    download(await pictureOf(id, texts, currentTheme()), `${shown.name}.png`)
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
  const closeLarge = isLarge ? () => setLarge(false) : null
  return { id, isTable, hidden, setHidden, closeLarge, items: spec ? items : [] }
}
