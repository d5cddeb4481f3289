import { Suspense } from 'react'
import { lazyPart } from '../../lazy/lazyPart'
import { ChartDrawing, type ChartDrawingProps } from './ChartDrawing'

const LargeChart = lazyPart(() => import('./LargeChart').then(({ LargeChart }) => LargeChart))

/** A chart without its menu, for a card that has a menu of its own: see {@link useChartTools}. */
export function ChartView(props: ChartDrawingProps) {
  const { spec, tools } = props
  return (
    <>
      <ChartDrawing {...props} />
      {tools.closeLarge && (
        <Suspense fallback={null}>
          <LargeChart spec={spec} onClose={tools.closeLarge} />
        </Suspense>
      )}
    </>
  )
}
