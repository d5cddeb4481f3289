// @vitest-environment jsdom
import { Splitter } from '@core/components/Splitter'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { show } from './show'

function Panes() {
  const [width, setWidth] = useState(20)
  return (
    <div data-testid="panes">
      <Splitter label="Width of the list" value={width} min={10} max={30} initial={18} onChange={setWidth} />
    </div>
  )
}

const line = () => screen.getByRole('separator', { name: 'Width of the list' })
const width = () => screen.getByTestId('panes').style.getPropertyValue('--pane-size')

describe('the line between two panes', () => {
  test('says how wide the pane before it is, and how wide it can be', () => {
    show(<Panes />)
    expect(line()).toHaveAttribute('aria-valuenow', '20')
    expect(line()).toHaveAttribute('aria-valuemin', '10')
    expect(line()).toHaveAttribute('aria-valuemax', '30')
    expect(width()).toBe('20rem')
  })

  test('is moved by arrows, to its ends by Home and End, and no further', async () => {
    const user = show(<Panes />)
    await user.tab()
    expect(line()).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(width()).toBe('21rem')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(width()).toBe('19rem')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(width()).toBe('10rem')
    await user.keyboard('{End}{ArrowRight}')
    expect(width()).toBe('30rem')
  })

  test('goes the way its arrow points where one reads from right to left', () => {
    show(<Panes />)
    line().style.direction = 'rtl'
    fireEvent.keyDown(line(), { key: 'ArrowLeft' })
    expect(width()).toBe('21rem')
  })

  test('goes back by a double click', () => {
    show(<Panes />)
    fireEvent.doubleClick(line())
    expect(width()).toBe('18rem')
  })
})
