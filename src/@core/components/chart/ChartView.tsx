import { lazy, Suspense } from 'react'
import { ChartDrawing, type ChartDrawingProps } from './ChartDrawing'

const LargeChart = lazy(() => import('./LargeChart').then((file) => ({ default: file.LargeChart })))

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
