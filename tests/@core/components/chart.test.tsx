// @vitest-environment jsdom
import { Chart } from '@core/components/chart/Chart'
import { BrushChart } from '@core/components/chart/BrushChart'
import { chartOptions } from '@core/components/chart/chartOptions'
import type { AxisSpec, ChartSpec, LibrarySpec } from '@core/components/chart/chartSpec'
import { valuesOf } from '@core/components/chart/chartSpec'
import { chartTable } from '@core/components/chart/chartTable'
import type { ChartTheme } from '@core/components/chart/chartTheme'
import { roundScale } from '@core/components/chart/baseOptions'
import { labelsOf } from '@core/components/chart/labelsOf'
import { heatShades } from '@core/components/chart/axisOptions'
import { blend, paletteFor } from '@core/components/chart/chartTheme'
import { fireEvent, screen, within } from '@testing-library/react'
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
  sunken: '#eeeeee',
  font: 'Inter',
  isDark: false,
  isRtl: false,
}
const words = { series: 'Series', open: 'Open', high: 'High', low: 'Low', close: 'Close' }

function optionsOf(given: LibrarySpec, changed: Partial<ChartTheme> = {}, hidden: readonly number[] = []) {
  return chartOptions(given, { theme: { ...theme, ...changed }, height: 200, hidden, words })
}

async function openMenu(user: ReturnType<typeof show>, item: string) {
  await user.click(screen.getByRole('button', { name: 'More actions for “Orders”' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('a chart', () => {
  it('says what it shows to those who cannot see it', async () => {
    show(<Chart spec={spec} />)
    expect(await screen.findByRole('img')).toHaveAccessibleName('Chart “Orders”: 4 values from 1 pcs to 5 pcs.')
  })

  it.each<ChartSpec>([
    { ...spec, series: [] },
    { ...spec, kind: 'heatmap', labels: [], series: [{ name: 'Web', data: [] }] },
    { kind: 'donut', name: 'Orders', head: 'Store', valueHead: 'Orders', parts: [], format: spec.format },
  ])('without values says so: $kind', async (empty) => {
    show(<Chart spec={empty} />)
    expect(await screen.findByRole('group', { name: 'Orders' })).toHaveTextContent(/^No data$/)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('has the same numbers as a table', async () => {
    const user = show(<Chart spec={spec} />)
    await openMenu(user, 'Show as table')
    const rows = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['MonthWebStore', 'May3 pcs4 pcs', 'June5 pcs1 pcs'])
    await openMenu(user, 'Show as chart')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('leaves out what the legend has switched off, but never everything', async () => {
    const user = show(<Chart spec={spec} />)
    await screen.findByText('Web, Store')
    const legend = screen.getByRole('list', { name: 'Legend for “Orders”' })
    await user.click(within(legend).getByRole('button', { name: 'Web' }))
    expect(within(legend).getByRole('button', { name: 'Web' })).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('img')).toHaveTextContent(/^Store$/)
    await user.click(within(legend).getByRole('button', { name: 'Store' }))
    expect(screen.getByRole('img')).toHaveTextContent('Web, Store')
  })

  it('is saved as a picture and as a file of numbers', async () => {
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

  it('is looked at in a large window, which closes on Escape', async () => {
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

  it('shows the part of it that is between two handles', async () => {
    const labels = ['1', '2', '3', '4', '5', '6', '7']
    const user = show(<BrushChart spec={{ ...spec, labels, series: [{ name: 'Web', data: [1, 2, 3, 4, 5, 6, 7] }] }} />)
    fireEvent.change(screen.getByRole('slider', { name: 'Range start' }), { target: { value: '1' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Range end' }), { target: { value: '3' } })
    await openMenu(user, 'Show as table')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2', '3', '4'])
    fireEvent.change(screen.getByRole('slider', { name: 'Range start' }), { target: { value: '6' } })
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['3', '4'])
  })
})

describe('the look of charts', () => {
  it('takes the primary colour first and keeps six that differ', () => {
    const palette = ['#5450e0', '#12a594', '#f0a020']
    expect(paletteFor('#5450e0', palette)).toEqual(palette)
    expect(paletteFor('#0e7e7a', palette)).toEqual(['#0e7e7a', '#5450e0', '#f0a020'])
  })

  it('follows skin and direction', () => {
    expect(optionsOf(spec, { isDark: true }).theme?.mode).toBe('dark')
    expect(labelsOf(spec, { theme: { ...theme, isRtl: true }, height: 200, hidden: [], words }).left).toEqual([])
  })

  it('lets no name become markup in a tooltip', () => {
    const options = optionsOf({ ...spec, series: [{ name: '<img src=x onerror=alert(1)>', data: [1, 2] }] })
    expect(JSON.stringify(options)).not.toContain('<')
  })

  it.each<[string, LibrarySpec, object]>([
    ['a radar that fills its plot', { ...spec, kind: 'radar' }, { yaxis: { min: 0, max: 6 } }],
    [
      'one column that stands out',
      { ...spec, kind: 'column', series: [spec.series[0]!], accent: 1 },
      { series: [{ data: [{ fillColor: '#bbb9f3' }, { fillColor: '#5450e0' }] }] },
    ],
  ])('draws %s', (_, given, options) => {
    expect(optionsOf(given)).toMatchObject(options)
  })

  it('keeps the colour of what is left when something is switched off', () => {
    expect(optionsOf(spec, {}, [0]).colors).toEqual(['#12a594'])
    expect(optionsOf(spec, {}, [0]).series).toMatchObject([{ name: 'Store', data: [{ y: 4 }, { y: 1 }] }])
  })

  it('draws a limit as a quiet stepped line over the columns', () => {
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

  it.each([false, true])('gives values of another kind an axis at the far side, right-to-left: %s', (isRtl) => {
    const [orders, value] = spec.series
    const mixed: AxisSpec = {
      ...spec,
      kind: 'mixed',
      series: [orders!, { ...value!, ownFormat: (amount) => `$${amount}` }],
    }
    expect(optionsOf(mixed, { isRtl }).yaxis).toMatchObject([{ seriesName: 'Web' }, { seriesName: 'Store' }])
    const { left, right } = labelsOf(mixed, { theme: { ...theme, isRtl }, height: 200, hidden: [], words })
    expect([isRtl ? right : left, isRtl ? left : right].map((labels) => labels.at(-1)?.text)).toEqual(['6 pcs', '$4'])
    expect(chartTable(mixed, words).rows[0]).toMatchObject(['May', { text: '3 pcs' }, { text: '$4' }])
    expect(valuesOf(mixed)).toEqual([3, 5])
  })

  it('shades a heat map out of the surface, in the dark as well, and says what the shades stand for', async () => {
    const dark = { ...theme, background: '#161b2b' }
    const options = optionsOf({ ...spec, kind: 'heatmap' }, { background: '#161b2b' })
    const { ranges = [] } = options.plotOptions?.heatmap?.colorScale ?? {}
    expect(ranges.map(({ color }) => color)).toEqual(heatShades(dark))
    expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([1, 5])
    expect(blend('#fff', '#000000', 0.5)).toBe('#808080')
    show(<Chart spec={{ ...spec, kind: 'heatmap' }} />)
    await screen.findByText('Store, Web')
    expect(screen.getByText(/1 pcs.*5 pcs/)).toBeVisible()
  })

  it('rounds columns by no more than half of what they are wide on a phone', () => {
    const radiusOf = (count: number, kind: 'column' | 'stacked') => {
      const labels = Array.from({ length: count }, (_, place) => String(place))
      return optionsOf({ ...spec, kind, labels }).plotOptions?.bar?.borderRadius
    }
    expect(radiusOf(5, 'column')).toBe(4)
    expect(radiusOf(12, 'column')).toBe(3)
    expect(radiusOf(12, 'stacked')).toBe(4)
    expect(radiusOf(80, 'column')).toBe(1)
  })

  it('labels every place, and the values with three or four round ones from zero', () => {
    const look = { theme, height: 200, hidden: [], words }
    const { below, left, accent } = labelsOf({ ...spec, kind: 'column', accent: 1 }, look)
    expect(below).toEqual([
      { text: 'May', at: 0.25 },
      { text: 'June', at: 0.75 },
    ])
    expect(left.map(({ text }) => text)).toEqual(['0 pcs', '2 pcs', '4 pcs', '6 pcs'])
    expect(accent).toBe(1)
    expect(labelsOf(spec, look).below.map(({ at }) => at)).toEqual([0, 1])
    expect(labelsOf(spec, { ...look, theme: { ...theme, isRtl: true } })).toMatchObject({
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
  ])('steps by round figures around %o', (values, hasZero, scale) => {
    expect(roundScale(values, hasZero)).toEqual(scale)
  })

  it('gives way to what is said in the words of the library, and keeps the rest', () => {
    const options = optionsOf({
      ...spec,
      apex: { chart: { offsetX: 4 }, colors: ['#123456'], annotations: { yaxis: [{ y: 4 }] } },
    })
    expect(options).toMatchObject({
      chart: { height: 200, offsetX: 4 },
      colors: ['#123456'],
      annotations: { yaxis: [{ y: 4 }] },
    })
    expect(options.chart?.fontFamily).toBe(optionsOf(spec).chart?.fontFamily)
  })
})
