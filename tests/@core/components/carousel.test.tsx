// @vitest-environment jsdom
import { Carousel } from '@core/components/Carousel'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from './show'

const slides = ['Forest', 'Harbour', 'Desert'].map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }))

const matchMediaOf = globalThis.matchMedia

/* jsdom has no widths, which the library needs for the layout of slides. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const index = Number.parseInt(this.getAttribute('aria-label') ?? '1') - 1
    return index * (document.documentElement.dir === 'rtl' ? -300 : 300)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.documentElement.dir = ''
})

const currentDot = () =>
  screen.getAllByRole('button', { name: /of 3/ }).findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

describe('the carousel', () => {
  it('has Previous and Next, announces its position, and stops at the ends', async () => {
    const user = show(<Carousel label="Places" slides={slides} />)
    const groups = within(screen.getByRole('region', { name: 'Places' })).getAllByRole('group')
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    expect(groups.map((group) => group.hasAttribute('inert'))).toEqual([false, true, true])
    const next = screen.getByRole('button', { name: 'Next slide' })
    expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    expect(currentDot()).toBe(2)
    expect(screen.getByText('2 of 3')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '3 of 3' }))
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    expect(currentDot()).toBe(3)
  })

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('follows the arrow keys on a %s page', async (dir, onward, back) => {
    document.documentElement.dir = dir
    const user = show(<Carousel label="Places" slides={slides} />)
    screen.getByRole('button', { name: 'Next slide' }).focus()
    await user.keyboard(onward + onward)
    expect(currentDot()).toBe(3)
    await user.keyboard(back)
    expect(currentDot()).toBe(2)
  })

  it('rotates automatically until stopped, and pauses while focused', () => {
    vi.useFakeTimers()
    show(<Carousel label="Places" slides={slides} seconds={5} />)
    pass(5000)
    expect(currentDot()).toBe(2)
    pass(5000)
    pass(5000)
    expect(currentDot()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
    pass(20_000)
    expect(currentDot()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }))
    pass(5000)
    expect(currentDot()).toBe(2)
    fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }))
    pass(20_000)
    expect(currentDot()).toBe(2)
    fireEvent.blur(screen.getByRole('button', { name: 'Next slide' }))
    pass(5000)
    expect(currentDot()).toBe(3)
  })

  it('does not rotate with reduced motion', () => {
    vi.useFakeTimers()
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMediaOf(media), { matches: media.includes('reduced-motion') }),
    )
    show(<Carousel label="Places" slides={slides} seconds={5} />)
    expect(screen.queryByRole('button', { name: 'Pause slideshow' })).not.toBeInTheDocument()
    pass(20_000)
    expect(currentDot()).toBe(1)
  })
})
