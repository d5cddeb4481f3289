import { ExamplePage } from '@core/components/example/ExamplePage'
import { useTranslation } from 'react-i18next'
import { AreaExample } from './examples/AreaExample'
import codeArea from './examples/AreaExample.tsx?raw'
import { BarExample } from './examples/BarExample'
import codeBar from './examples/BarExample.tsx?raw'
import { BrushExample } from './examples/BrushExample'
import codeBrush from './examples/BrushExample.tsx?raw'
import { CandlestickExample } from './examples/CandlestickExample'
import codeCandlestick from './examples/CandlestickExample.tsx?raw'
import { ColumnExample } from './examples/ColumnExample'
import codeColumn from './examples/ColumnExample.tsx?raw'
import { DonutExample } from './examples/DonutExample'
import codeDonut from './examples/DonutExample.tsx?raw'
import { HeatmapExample } from './examples/HeatmapExample'
import codeHeatmap from './examples/HeatmapExample.tsx?raw'
import { LineExample } from './examples/LineExample'
import codeLine from './examples/LineExample.tsx?raw'
import { MixedExample } from './examples/MixedExample'
import codeMixed from './examples/MixedExample.tsx?raw'
import { RadarExample } from './examples/RadarExample'
import codeRadar from './examples/RadarExample.tsx?raw'
import { RadialExample } from './examples/RadialExample'
import codeRadial from './examples/RadialExample.tsx?raw'
import { ScatterExample } from './examples/ScatterExample'
import codeScatter from './examples/ScatterExample.tsx?raw'
import { SparklineExample } from './examples/SparklineExample'
import codeSparkline from './examples/SparklineExample.tsx?raw'
import { StackedExample } from './examples/StackedExample'
import codeStacked from './examples/StackedExample.tsx?raw'

const examples = [
  { id: 'line', code: codeLine, Shown: LineExample },
  { id: 'area', code: codeArea, Shown: AreaExample },
  { id: 'column', code: codeColumn, Shown: ColumnExample },
  { id: 'bar', code: codeBar, Shown: BarExample },
  { id: 'stacked', code: codeStacked, Shown: StackedExample },
  { id: 'mixed', code: codeMixed, Shown: MixedExample },
  { id: 'candlestick', code: codeCandlestick, Shown: CandlestickExample },
  { id: 'heatmap', code: codeHeatmap, Shown: HeatmapExample },
  { id: 'radial', code: codeRadial, Shown: RadialExample },
  { id: 'radar', code: codeRadar, Shown: RadarExample },
  { id: 'donut', code: codeDonut, Shown: DonutExample },
  { id: 'scatter', code: codeScatter, Shown: ScatterExample },
  { id: 'sparkline', code: codeSparkline, Shown: SparklineExample },
  { id: 'brush', code: codeBrush, Shown: BrushExample },
] as const

/** `/charts/apex`: every kind of chart, each with the file that draws it. */
export function Component() {
  const { t } = useTranslation('charts')
  return (
    <ExamplePage
      title={t('title')}
      examples={examples.map((example) => ({ ...example, title: t(`example.${example.id}`) }))}
    />
  )
}
