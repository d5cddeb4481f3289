// @vitest-environment jsdom
import { Chart } from '@core/components/chart/Chart'
import { chartOptions } from '@core/components/chart/chartOptions'
import type { AxisSpec, ChartSpec } from '@core/components/chart/chartSpec'
import { valuesOf } from '@core/components/chart/chartSpec'
import { chartTable } from '@core/components/chart/chartTable'
import type { ChartTheme } from '@core/components/chart/chartTheme'
import { labelsOf, roundScale } from '@core/components/chart/axisLabels'
import { blend, paletteFor } from '@core/components/chart/chartTheme'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from './show'
import { until } from '../../support/until'

const spec: AxisSpec = {
  kind: 'line',
  name: 'Orders',
  head: 'Month',
  labels: ['May', 'June'],
  series: [
    { name: 'Web', data: [3, 5] },
    { name: 'Store', data: [4, 1] },
  ],
  format: (value) => `${value} pcs`,
}

const theme: ChartTheme = {
  palette: ['#5450e0', '#12a594'],
  textColor: '#111111',
  mutedColor: '#555555',
  line: '#dddddd',
  background: '#ffffff',
  font: 'Inter',
  isDark: false,
  isRtl: false,
}

const { pictureOf } = vi.hoisted(() => ({ pictureOf: vi.fn(() => Promise.resolve(new Blob(['picture']))) }))
vi.mock('@core/components/chart/picture', () => ({ pictureOf }))

function optionsOf(given: AxisSpec, changed: Partial<ChartTheme> = {}, hidden: readonly number[] = []) {
  return chartOptions(given, { theme: { ...theme, ...changed }, hidden })
}

async function openMenu(user: ReturnType<typeof show>, item: string) {
  await user.click(screen.getByRole('button', { name: 'More actions for “Orders”' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('a chart', () => {
  it('has a text alternative', async () => {
    show(<Chart spec={spec} />)
    expect(await screen.findByRole('img')).toHaveAccessibleName('Chart “Orders”: 4 values from 1 pcs to 5 pcs.')
  })

  it.each<ChartSpec>([
    { ...spec, series: [] },
    { ...spec, kind: 'heatmap', labels: [], series: [{ name: 'Web', data: [] }] },
    { kind: 'donut', name: 'Orders', head: 'Store', valueHead: 'Orders', parts: [], format: spec.format },
  ])('shows a text without values: $kind', async (empty) => {
    show(<Chart spec={empty} />)
    expect(await screen.findByRole('group', { name: 'Orders' })).toHaveTextContent(/^No data$/)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('shows its numbers as a table', async () => {
    const user = show(<Chart spec={spec} />)
    await openMenu(user, 'Show as table')
    const rows = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['MonthWebStore', 'May3 pcs4 pcs', 'June5 pcs1 pcs'])
    await openMenu(user, 'Show as chart')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('leaves out series that the legend turns off, but never all', async () => {
    const user = show(<Chart spec={spec} />)
    await screen.findByText('Web, Store')
    const legend = screen.getByRole('list', { name: 'Legend for “Orders”' })
    await user.click(within(legend).getByRole('button', { name: 'Web' }))
    expect(within(legend).getByRole('button', { name: 'Web' })).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('img')).toHaveTextContent(/^Store$/)
    await user.click(within(legend).getByRole('button', { name: 'Store' }))
    expect(screen.getByRole('img')).toHaveTextContent('Web, Store')
  })

  it('can be saved as an image and as a file of numbers', async () => {
    const files: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push(this.download)
    })
    const user = show(<Chart spec={spec} />)
    await openMenu(user, 'Save as PNG')
    await until(() => expect(files).toEqual(['Orders.png']))
    await openMenu(user, 'Save as CSV')
    await until(() => expect(files).toEqual(['Orders.png', 'Orders.csv']))
  })

  it('is saved as a picture with title, period and legend', async () => {
    const range = { query: {}, label: 'Last 30 days', days: 'Oct 30 – Nov 28, 2026', compared: null, before: '' }
    const user = show(
      <CardRangeContext value={range}>
        <Chart spec={spec} />
      </CardRangeContext>,
    )
    await openMenu(user, 'Save as PNG')
    const texts = { title: 'Orders', period: range.days, legend: spec.series, hidden: [] }
    await until(() => expect(pictureOf).toHaveBeenLastCalledWith(expect.anything(), texts, expect.anything()))
  })

  it('opens in a large dialog, which closes on Escape', async () => {
    const user = show(<Chart spec={spec} />)
    await openMenu(user, 'Enlarge')
    const large = await screen.findByRole('dialog', { name: 'Orders' })
    expect(await within(large).findByText('Web, Store')).toBeVisible()
    await user.click(within(large).getByRole('button', { name: 'More actions for “Orders”' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Show as table',
      'Save as CSV',
      'Save as PNG',
    ])
    await user.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the theme of charts', () => {
  it('starts with the primary color and uses six distinct colors', () => {
    const palette = ['#5450e0', '#12a594', '#f0a020']
    expect(paletteFor('#5450e0', palette)).toEqual(palette)
    expect(paletteFor('#0e7e7a', palette)).toEqual(['#0e7e7a', '#5450e0', '#f0a020'])
  })

  it('follows skin and direction', () => {
    expect(optionsOf(spec, { isDark: true }).theme?.mode).toBe('dark')
    expect(labelsOf(spec, [], { ...theme, isRtl: true }).left).toEqual([])
  })

  it('escapes names in tooltips', () => {
    const options = optionsOf({ ...spec, series: [{ name: '<img src=x onerror=alert(1)>', data: [1, 2] }] })
    expect(JSON.stringify(options)).not.toContain('<')
  })

  it.each<[string, AxisSpec, object]>([
    ['a radar that fills its plot', { ...spec, kind: 'radar' }, { yaxis: { min: 0, max: 6 } }],
    [
      'one column that stands out',
      { ...spec, kind: 'column', series: [spec.series[0]!], accent: 1 },
      { series: [{ data: [{ fillColor: '#bbb9f3' }, { fillColor: '#5450e0' }] }] },
    ],
  ])('draws %s', (_, given, options) => {
    expect(optionsOf(given)).toMatchObject(options)
  })

  it('keeps the colors of the remaining series when one is turned off', () => {
    expect(optionsOf(spec, {}, [0]).colors).toEqual(['#12a594'])
    expect(optionsOf(spec, {}, [0]).series).toMatchObject([{ name: 'Store', data: [{ y: 4 }, { y: 1 }] }])
  })

  it('draws a limit as a stepped line over the columns', () => {
    const [earned] = spec.series
    const options = optionsOf({
      ...spec,
      kind: 'mixed',
      series: [earned!, { name: 'Budget', data: [4, 4], draw: 'limit' }],
    })
    expect(options.series).toMatchObject([{ type: 'column' }, { type: 'line' }])
    expect(options.colors).toEqual(['#5450e0', theme.mutedColor])
    expect(options.stroke).toMatchObject({ curve: ['smooth', 'stepline'], width: [0, 2] })
    expect(options.yaxis).toMatchObject([{ seriesName: 'Web' }, { seriesName: 'Web' }])
  })

  it.each([false, true])('places the axis of a second unit at the far side, right-to-left: %s', (isRtl) => {
    const [orders, value] = spec.series
    const mixed: AxisSpec = {
      ...spec,
      kind: 'mixed',
      series: [orders!, { ...value!, ownFormat: (amount) => `$${amount}` }],
    }
    expect(optionsOf(mixed, { isRtl }).yaxis).toMatchObject([{ seriesName: 'Web' }, { seriesName: 'Store' }])
    const { left, right } = labelsOf(mixed, [], { ...theme, isRtl })
    expect([isRtl ? right : left, isRtl ? left : right].map((labels) => labels.at(-1)?.text)).toEqual(['6 pcs', '$4'])
    expect(chartTable(mixed).rows[0]).toMatchObject(['May', { text: '3 pcs' }, { text: '$4' }])
    expect(valuesOf(mixed)).toEqual([3, 5])
  })

  it('draws the first row of a heat map at the top', () => {
    const heatmap: AxisSpec = { ...spec, kind: 'heatmap' }
    expect(optionsOf(heatmap).series).toMatchObject([{ name: 'Store' }, { name: 'Web' }])
    expect(labelsOf(heatmap, [], theme).left.map(({ text }) => text)).toEqual(['Store', 'Web'])
    expect(labelsOf(heatmap, [0], theme).left.map(({ text }) => text)).toEqual(['Store'])
    expect(blend('#fff', '#000000', 0.5)).toBe('#808080')
  })

  it('shows title, series and values in its tooltip, as text', () => {
    const named: AxisSpec = { ...spec, series: [{ name: '<b>Web</b>', data: [3, null] }, spec.series[1]!] }
    const { custom } = optionsOf(named).tooltip ?? {}
    const tooltipAt = (dataPointIndex: number) => {
      const made: unknown = typeof custom === 'function' ? custom({ seriesIndex: 0, dataPointIndex }) : null
      return made instanceof HTMLElement ? made.textContent : null
    }
    expect(tooltipAt(0)).toBe('May<b>Web</b>3 pcsStore4 pcs')
    expect(tooltipAt(1)).toBe('JuneStore1 pcs')
  })

  it('rounds columns by at most half of their width on a phone', () => {
    const radiusOf = (count: number, kind: 'column' | 'stacked') => {
      const labels = Array.from({ length: count }, (_, place) => String(place))
      return optionsOf({ ...spec, kind, labels }).plotOptions?.bar?.borderRadius
    }
    expect(radiusOf(5, 'column')).toBe(4)
    expect(radiusOf(12, 'column')).toBe(3)
    expect(radiusOf(12, 'stacked')).toBe(4)
    expect(radiusOf(80, 'column')).toBe(1)
  })

  it('labels every category, and three or four round values from zero', () => {
    const { below, left, accent } = labelsOf({ ...spec, kind: 'column', accent: 1 }, [], theme)
    expect(below).toEqual([
      { text: 'May', at: 0.25 },
      { text: 'June', at: 0.75 },
    ])
    expect(left.map(({ text }) => text)).toEqual(['0 pcs', '2 pcs', '4 pcs', '6 pcs'])
    expect(accent).toBe(1)
    expect(labelsOf(spec, [], theme).below.map(({ at }) => at)).toEqual([0, 1])
    expect(labelsOf(spec, [], { ...theme, isRtl: true })).toMatchObject({
      left: [],
      right: left,
    })
  })

  it.each([
    [[90, 380], false, { min: 0, max: 400, tickAmount: 4 }],
    [[90, 380], true, { min: 0, max: 400, tickAmount: 2 }],
    [[0, 9.4], true, { min: 0, max: 10, tickAmount: 2 }],
    [[7, 7], false, { min: 7, max: 8, tickAmount: 1 }],
    [[-3, 5], true, { min: -5, max: 5, tickAmount: 2 }],
  ])('uses round steps around %o', (values, hasZero, scale) => {
    expect(roundScale(values, hasZero)).toEqual(scale)
  })

  it('lets a spec override options of ApexCharts', () => {
    const options = optionsOf({ ...spec, apex: (own, { line }) => ({ ...own, colors: [line] }) })
    expect(options).toMatchObject({ chart: { type: 'line' }, colors: ['#dddddd'] })
  })
})
