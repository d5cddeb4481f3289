import type { SliceSpec, SparklineSpec } from '@core/components/chart/chartSpec'
import type { ChartTheme } from '@core/components/chart/chartTheme'
import { PlainChart } from '@core/components/chart/PlainChart'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

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

const donut: SliceSpec = {
  kind: 'donut',
  name: 'Orders',
  head: 'Store',
  valueHead: 'Orders',
  parts: [
    { name: 'Web', value: 3 },
    { name: 'Shop', value: 1 },
  ],
  format: (value) => `${value} pcs`,
}
const gaugeOf = (value: number): SliceSpec => ({ ...donut, kind: 'gauge', parts: [{ name: 'Goal', value }] })

function draw(spec: SliceSpec | SparklineSpec, isRtl = false, hidden: readonly number[] = []) {
  const props = { spec, theme: { ...theme, isRtl }, height: 200, hidden }
  const view = renderToStaticMarkup(<PlainChart {...props} />)
  const all = (pattern: RegExp) => [...view.matchAll(pattern)].map(([, found]) => found)
  return {
    markup: view,
    texts: all(/<text[^>]*>([^<]*)/g),
    titles: all(/<title>([^<]*)/g),
    lengths: all(/stroke-dasharray="([\d.]+) /g).map(Number),
  }
}

it('shows the shares of a donut around their total, with a name under the pointer', () => {
  const { texts, titles, lengths } = draw(donut)
  expect(texts).toEqual(['4 pcs', 'Orders'])
  expect(titles).toEqual(['Web\n3 pcs', 'Shop\n1 pcs'])
  expect(lengths).toEqual([0.742, 0.242])
})

it('leaves out series that the legend turns off', () => {
  expect(draw(donut, false, [0])).toMatchObject({ texts: ['1 pcs', 'Orders'], lengths: [1] })
})

it('shows a gauge as a part of its arc, at most all of it', () => {
  const [arc = 0, half] = draw(gaugeOf(50)).lengths
  expect(half).toBeCloseTo(arc / 2)
  expect(draw(gaugeOf(140)).lengths).toEqual([arc, arc])
  expect(draw(gaugeOf(140)).texts).toEqual(['140 pcs', 'Orders'])
})

it('is mirrored in right-to-left pages, except for its texts', () => {
  expect(draw(donut).markup).toContain('scale(1 1)')
  expect(draw(donut, true).markup).toContain('scale(-1 1)')
})

it('draws an empty donut, and a constant line', () => {
  const none = draw({ ...donut, parts: [{ name: 'Web', value: 0 }] })
  const level: SparklineSpec = { ...donut, kind: 'sparkline', labels: ['May'], series: [{ name: 'Web', data: [3] }] }
  expect(none.texts).toEqual(['0 pcs', 'Orders'])
  expect(none.markup + draw(level).markup).not.toMatch(/NaN|Infinity/)
})

it('shows all values of a point of a sparkline under the pointer', () => {
  const series = [
    { name: 'Web', data: [3, 5] },
    { name: 'Shop', data: [4, 1] },
  ]
  const { titles } = draw({ ...donut, kind: 'sparkline', labels: ['May', 'June'], series })
  expect(titles).toEqual(['May\n3 pcs\n4 pcs', 'June\n5 pcs\n1 pcs'])
})
