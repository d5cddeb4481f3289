import { Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MissingProps } from '../../lazy/MissingPart'
import { lazyPart } from '../../lazy/lazyPart'
import { PartBoundary } from '../../lazy/PartBoundary'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import { cx } from '../cx'
import { ChartLegend } from './ChartLegend'
import { ChartTable } from './ChartTable'
import { heatShades } from './axisOptions'
import styles from './chart.module.scss'
import { chartOptions } from './chartOptions'
import type { ChartSpec } from './chartSpec'
import { legendOf, valuesOf } from './chartSpec'
import { useChartTheme } from './useChartTheme'
import type { ChartTools } from './useChartTools'
import { useTableTexts } from './useChartTools'

/** Leaves it to the boundary. */
function MissingCanvas({ error }: MissingProps): never {
  throw error
}

const ChartCanvas = lazyPart(() => import('./ChartCanvas').then(({ ChartCanvas }) => ChartCanvas), MissingCanvas)

export interface ChartDrawingProps {
  /** The same object as long as it says the same: another one is drawn again. */
  spec: ChartSpec
  tools: ChartTools
  /** Of the drawing, in pixels: what comes later moves nothing. */
  height: number
  hasLegend?: boolean
}

/** Width of an element in steps of 32 pixels, so that resizing a window redraws charts rarely. */
function useWidth() {
  const [width, setWidth] = useState(480)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setWidth((known) => Math.floor(element.clientWidth / 32) * 32 || known)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, ref }
}

/** A chart's legend and drawing, or its numbers as a table. Without values it says so. */
export function ChartDrawing({ spec, tools, height, hasLegend = true }: ChartDrawingProps) {
  const { t } = useTranslation('kit')
  const words = useTableTexts()
  const theme = useChartTheme()
  const [hidden, setHidden] = useState<readonly number[]>([])
  const { width, ref } = useWidth()
  const options = useMemo(
    () => chartOptions(spec, { theme, height, width, hidden, words }),
    [spec, theme, height, width, hidden, words],
  )
  const legend = hasLegend ? legendOf(spec) : []
  const values = valuesOf(spec)

  if (values.length === 0) {
    return (
      <div className={styles.chartEmpty} role="group" aria-label={spec.name} style={{ blockSize: height }}>
        {t('chart.empty')}
      </div>
    )
  }
  if (tools.isTable) {
    return (
      <div className={styles.chartTable}>
        <ChartTable spec={spec} />
      </div>
    )
  }
  return (
    <div className="chart">
      {legend.length > 0 && (
        <ChartLegend name={spec.name} entries={legend} theme={theme} hidden={hidden} onChange={setHidden} />
      )}
      {/* Where the library cannot be loaded, the numbers are still there. */}
      <PartBoundary instead={<ChartTable spec={spec} />} onFailure={ChartCanvas.forgetFailure}>
        <div
          ref={ref}
          className={cx(styles.chartDrawing, spec.kind === 'gauge' && 'is-cut')}
          role="img"
          aria-label={t('chart.summary', {
            name: spec.name,
            count: values.length,
            lowest: spec.format(Math.min(...values)),
            highest: spec.format(Math.max(...values)),
          })}
          style={{ blockSize: height }}
        >
          <Suspense
            fallback={
              <LoadingRegion>
                <Skeleton shape="block" height={`${height}px`} />
              </LoadingRegion>
            }
          >
            <ChartCanvas id={tools.id} options={options} />
          </Suspense>
        </div>
        {spec.kind === 'heatmap' && (
          <div className={styles.chartScale} aria-hidden="true">
            {spec.format(Math.min(...values))}
            {heatShades(theme).map((colour, place) => (
              <span key={place} className={styles.chartSwatch} style={{ background: colour }} />
            ))}
            {spec.format(Math.max(...values))}
          </div>
        )}
      </PartBoundary>
    </div>
  )
}
