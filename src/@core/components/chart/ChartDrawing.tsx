import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MissingProps } from '../../lazy/MissingPart'
import { lazyPart } from '../../lazy/lazyPart'
import { PartBoundary } from '../../lazy/PartBoundary'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import { ChartLegend } from './ChartLegend'
import { ChartTable } from './ChartTable'
import { heatShades } from './axisOptions'
import styles from './chart.module.scss'
import { chartOptions } from './chartOptions'
import type { ChartLook } from './baseOptions'
import type { ChartSpec, LibrarySpec } from './chartSpec'
import { legendOf, valuesOf } from './chartSpec'
import { labelsOf } from './labelsOf'
import { isPlainSpec, PlainChart } from './PlainChart'
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

interface LibraryChartProps extends Pick<ChartLook, 'theme' | 'height' | 'hidden'> {
  id: string
  spec: LibrarySpec
}

/** A chart with axes. */
function LibraryChart({ id, spec, theme, height, hidden }: LibraryChartProps) {
  const words = useTableTexts()
  const [options, labels] = useMemo(() => {
    const look = { theme, height, hidden, words }
    return [chartOptions(spec, look), labelsOf(spec, look)] as const
  }, [spec, theme, height, hidden, words])
  return <ChartCanvas id={id} options={options} labels={labels} theme={theme} />
}

/** A chart's legend and drawing, or its numbers as a table. Without values it says so. */
export function ChartDrawing({ spec, tools, height, hasLegend = true }: ChartDrawingProps) {
  const { t } = useTranslation('kit')
  const theme = useChartTheme()
  const [hidden, setHidden] = useState<readonly number[]>([])
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
          className={styles.chartDrawing}
          role="img"
          aria-label={t('chart.summary', {
            name: spec.name,
            count: values.length,
            lowest: spec.format(Math.min(...values)),
            highest: spec.format(Math.max(...values)),
          })}
          style={{ blockSize: height }}
        >
          {isPlainSpec(spec) ? (
            <PlainChart id={tools.id} spec={spec} theme={theme} height={height} hidden={hidden} />
          ) : (
            <Suspense
              fallback={
                <LoadingRegion>
                  <Skeleton shape="block" height={`${height}px`} />
                </LoadingRegion>
              }
            >
              <LibraryChart id={tools.id} spec={spec} theme={theme} height={height} hidden={hidden} />
            </Suspense>
          )}
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
