import { isRtl } from '@core/isRtl'
import type { KeyboardEvent } from 'react'

const cardsOf = (column: Element) => [...column.querySelectorAll<HTMLElement>('[data-task] a')]

/** Arrow keys move the focus between cards, along a column to its button that adds a card, or to the next column. */
export function handleCardArrows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || !target.matches('[data-task] a, [data-card-adder]')) return
  const columns = [...currentTarget.querySelectorAll('[data-column]')].filter((column) => cardsOf(column).length > 0)
  const here = columns.findIndex((column) => column.contains(target))
  const cards = columns[here] ? cardsOf(columns[here]) : []
  const index = cards.indexOf(target)
  const along = [...cards, ...(columns[here]?.querySelectorAll<HTMLElement>('[data-card-adder]') ?? [])]
  const place = along.indexOf(target)
  const forward = isRtl(currentTarget) ? 'ArrowLeft' : 'ArrowRight'

  function beside(by: 1 | -1): HTMLElement | undefined {
    const column = columns[here + by]
    const others = column ? cardsOf(column) : []
    return index === -1 ? undefined : others[Math.min(index, others.length - 1)]
  }
  function next(): HTMLElement | undefined {
    switch (key) {
      case 'ArrowUp':
        return along[place - 1]
      case 'ArrowDown':
        return along[place + 1]
      case 'Home':
        return cards[0]
      case 'End':
        return cards.at(-1)
      case 'ArrowLeft':
      case 'ArrowRight':
        return beside(key === forward ? 1 : -1)
      default:
        return undefined
    }
  }
  if (!['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return
  event.preventDefault()
  next()?.focus()
}
