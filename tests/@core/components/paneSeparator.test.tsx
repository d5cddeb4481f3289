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

describe('the splitter between two panes', () => {
  test('moves by arrow keys, to its limits by Home and End, and resets on double click', async () => {
    const user = show(<Panes />)
    await user.tab()
    expect(line()).toHaveFocus()
    const ends = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => line().getAttribute(name))
    expect(ends).toEqual(['10', '20', '30'])
    await user.keyboard('{ArrowRight}')
    expect(width()).toBe('21rem')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(width()).toBe('19rem')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(width()).toBe('10rem')
    await user.keyboard('{End}{ArrowRight}')
    expect(width()).toBe('30rem')
    fireEvent.doubleClick(line())
    expect(width()).toBe('18rem')
  })

  test("follows the arrow's direction in right-to-left pages", () => {
    show(<Panes />)
    line().style.direction = 'rtl'
    fireEvent.keyDown(line(), { key: 'ArrowLeft' })
    expect(width()).toBe('21rem')
  })
})
