import { addDays } from '@core/days'
import { isRtl } from '@core/isRtl'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './grid.module.scss'

interface DayKeys {
  day: string
  onEnter: (day: string) => void
  onGo: (day: string) => void
}

/** `cell`: a day of a month, or the all-day row of a day. `lane`: the hours of a day. */
type Part = 'cell' | 'lane'

interface Mounted {
  el: HTMLElement
}

function stepOf(key: string, element: Element, part: Part): number | undefined {
  const side = isRtl(element) ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    // In a lane, these keys scroll the hours.
    ...(part === 'cell' && { ArrowUp: -7, ArrowDown: 7 }),
    ArrowLeft: -side,
    ArrowRight: side,
  }
  return steps[key]
}

/**
 * Makes days focusable with a roving tabindex, which includes their events and links: Tab enters the chosen day only, and
 * arrow keys move to others. Enter creates an event on the focused day.
 */
export function useDays(keys: DayKeys) {
  const { i18n } = useTranslation('calendar')
  const { day } = keys
  const latest = useRef(keys)
  const chosen = useRef(day)
  const parts = useRef({ cell: new Map<string, HTMLElement>(), lane: new Map<string, HTMLElement>() })
  /** Day to focus after its rendering. */
  const awaited = useRef<{ part: Part; date: string } | null>(null)

  const mark = useCallback((date: string, element: HTMLElement) => {
    const tabIndex = date === chosen.current ? 0 : -1
    for (const stop of element.querySelectorAll<HTMLElement>('[tabindex]')) stop.tabIndex = tabIndex
    element.tabIndex = tabIndex
    element.toggleAttribute('data-chosen', date === latest.current.day)
  }, [])
  const choose = useCallback(
    (date: string) => {
      chosen.current = date
      for (const elements of Object.values(parts.current)) {
        for (const [other, element] of elements) {
          if (element.isConnected) mark(other, element)
          else elements.delete(other)
        }
      }
    },
    [mark],
  )
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => choose(day), [choose, day])

  const handleDay = useCallback(
    (part: Part, el: HTMLElement) => {
      const { date } = el.dataset
      if (date === undefined || el.closest(`.${styles.calPopover}`)) return
      const elements = parts.current[part]
      elements.set(date, el)
      el.ariaLabel = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(date),
      )
      el.addEventListener('keydown', (event) => {
        if (event.target !== el) return
        if (event.key === 'Enter') latest.current.onEnter(date)
        const by = stepOf(event.key, el, part)
        if (by === undefined) return
        // Elsewhere on the page, these keys change the period.
        event.preventDefault()
        event.stopPropagation()
        const next = addDays(date, by)
        const target = elements.get(next)
        if (target?.isConnected) {
          choose(next)
          target.focus()
        } else {
          awaited.current = { part, date: next }
          latest.current.onGo(next)
        }
      })
      mark(date, el)
      if (awaited.current?.part !== part || awaited.current.date !== date) return
      awaited.current = null
      choose(date)
      el.focus()
    },
    [i18n.language, choose, mark],
  )

  const handleCell = useCallback(({ el }: Mounted) => handleDay('cell', el), [handleDay])
  const handleLane = useCallback(({ el }: Mounted) => handleDay('lane', el), [handleDay])
  /** An event or link that is rendered after its day. */
  const handleStop = useCallback(({ el }: Mounted) => {
    const holder = el.closest<HTMLElement>(`.${styles.calCell}`)
    if (holder && !el.closest(`.${styles.calPopover}`)) el.tabIndex = holder.tabIndex
  }, [])

  return { handleCell, handleLane, handleStop }
}
