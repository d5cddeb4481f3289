import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellText } from '../../export/table'
import type { MissingProps } from '../../lazy/MissingPart'
import { PartBoundary } from '../../lazy/PartBoundary'
import { lazyPart } from '../../lazy/lazyPart'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import { Table } from '../table/Table'
import { ChartLegend } from './ChartLegend'
import { isPlainSpec, PlainChart } from './PlainChart'
import { labelsOf } from './axisLabels'
import { chartOptions, type ChartAppearance } from './chartOptions'
import type { AxisSpec, ChartSpec } from './chartSpec'
import { legendOf, valuesOf } from './chartSpec'
import { chartTable } from './chartTable'
import { useChartTheme } from './chartTheme'
import type { ChartTools } from './useChartTools'
import styles from './chart.module.scss'

function ChartTable({ spec }: { spec: ChartSpec }) {
  const { name, head, rows } = chartTable(spec)
  return (
    <Table caption={name} variants={['small', 'hover']}>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={title} scope="col" className={column > 0 ? 'is-numeric' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{cellText(first ?? '')}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} className="is-numeric">
                {cellText(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function MissingCanvas({ error }: MissingProps): never {
  throw error
}

const ChartCanvas = lazyPart(() => import('./ChartCanvas').then(({ ChartCanvas }) => ChartCanvas), MissingCanvas)

export interface ChartDrawingProps {
  /** Memoize it: every new object is drawn again. */
  spec: ChartSpec
  /** From `useChartTools`. */
  tools: ChartTools
  /** Minimum height of the drawing, in pixels; it fills its card. */
  height: number
  /** Default: true. */
  hasLegend?: boolean
}

function AxisChart({ spec, theme, hidden }: ChartAppearance & { spec: AxisSpec }) {
  const options = useMemo(() => chartOptions(spec, { theme, hidden }), [spec, theme, hidden])
  const labels = useMemo(() => labelsOf(spec, hidden, theme), [spec, hidden, theme])
  return <ChartCanvas options={options} labels={labels} theme={theme} />
}

/** Legend and drawing, the table, or "No data". */
export function ChartDrawing({ spec, tools, height, hasLegend = true }: ChartDrawingProps) {
  const { t } = useTranslation('kit')
  const theme = useChartTheme()
  const { hidden } = tools
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
  const loading = (
    <LoadingRegion>
      <Skeleton shape="block" height={`${height}px`} />
    </LoadingRegion>
  )
  return (
    <div className="chart">
      {legend.length > 0 && (
        <ChartLegend name={spec.name} entries={legend} theme={theme} hidden={hidden} onChange={tools.setHidden} />
      )}
      <PartBoundary instead={<ChartTable spec={spec} />} onFailure={ChartCanvas.forgetFailure}>
        <div
          id={tools.id}
          className={styles.chartDrawing}
          role="img"
          aria-label={t('chart.summary', {
            name: spec.name,
            count: values.length,
            lowest: spec.format(Math.min(...values)),
            highest: spec.format(Math.max(...values)),
          })}
          style={{ minBlockSize: height }}
        >
          {isPlainSpec(spec) ? (
            <PlainChart spec={spec} theme={theme} height={height} hidden={hidden} />
          ) : (
            <Suspense fallback={loading}>
              <AxisChart spec={spec} theme={theme} hidden={hidden} />
            </Suspense>
          )}
        </div>
      </PartBoundary>
    </div>
  )
}
