// @vitest-environment jsdom
import type * as Canvas from '@core/components/chart/ChartCanvas'
import { currentTheme } from '@core/components/chart/chartTheme'
import { act, render, screen } from '@testing-library/react'
import type { ApexOptions } from 'apexcharts'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'

/** Like the library, changes the options that it received. */
function LibraryChart({ options: { xaxis } }: { options: ApexOptions }) {
  const [drawn] = useState(() => JSON.stringify(xaxis))
  useEffect(() => {
    Object.assign(xaxis ?? {}, { type: 'numeric', categories: [] })
    Object.assign(xaxis?.labels ?? {}, { formatter: String })
  })
  return <p role="img">{drawn}</p>
}

vi.mock('react-apexcharts', () => ({ default: LibraryChart }))

const others = { labels: { below: [], left: [], right: [] }, theme: currentTheme() }

/** An `IntersectionObserver` that reports everything as visible. */
class AllInView {
  readonly #callback: (entries: object[]) => void
  constructor(callback: (entries: object[]) => void) {
    this.#callback = callback
  }
  observe = () => this.#callback([{ isIntersecting: true }])
  disconnect = () => undefined
}

// The setup of the tests mocks this module elsewhere.
const { ChartCanvas } = await vi.importActual<typeof Canvas>('@core/components/chart/ChartCanvas')

it('keeps its labels after switching to the table and back', async () => {
  vi.stubGlobal('IntersectionObserver', AllInView)
  const options: ApexOptions = {
    series: [{ name: 'Web', data: [3, 5] }],
    xaxis: { categories: ['May', 'June'], labels: { rotate: 0 } },
  }
  const expected = JSON.stringify(options.xaxis)
  for (let visit = 0; visit < 2; visit += 1) {
    const view = render(<ChartCanvas options={options} {...others} />)
    expect(await screen.findByRole('img')).toHaveTextContent(expected)
    view.unmount()
  }
})

it('draws nothing outside of the viewport, and everything for print', () => {
  render(<ChartCanvas options={{ series: [], xaxis: {} }} {...others} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByRole('img')).toBeVisible()
})
