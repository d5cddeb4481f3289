import { Suspense } from 'react'
import { lazyPart } from '../../lazy/lazyPart'
import { ChartDrawing, type ChartDrawingProps } from './ChartDrawing'

const LargeChart = lazyPart(() => import('./LargeChart').then(({ LargeChart }) => LargeChart))

/** Chart without its menu, for cards with their own menu: see {@link useChartTools}. */
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
