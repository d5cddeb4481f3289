import { addDays } from '@core/days'
import { isRtl } from '@core/isRtl'
import type { DayCellInfo, DayLaneInfo, MountInfo } from '@fullcalendar/react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './grid.module.scss'

interface DayKeys {
  day: string
  onEnter: (day: string) => void
  onGo: (day: string) => void
}

function stepOf(key: string, element: Element): number | undefined {
  const side = isRtl(element) ? -1 : 1
  const steps: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -side, ArrowRight: side }
  return steps[key]
}

/** Makes days focusable (roving tabindex), so the keyboard can scroll empty days. Enter creates an event on the focused day. */
export function useDays(keys: DayKeys) {
  const { i18n } = useTranslation('calendar')
  const { day } = keys
  const latest = useRef(keys)
  const cells = useRef(new Map<string, HTMLElement>())
  /** Day to focus after its rendering. */
  const awaited = useRef<string | null>(null)

  const choose = useCallback((chosen: string) => {
    for (const [date, cell] of cells.current) {
      cell.tabIndex = date === chosen ? 0 : -1
      cell.toggleAttribute('data-chosen', date === latest.current.day)
    }
  }, [])
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => choose(day), [choose, day])

  const prepare = useCallback(
    (el: HTMLElement, date: string) => {
      el.ariaLabel = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(date),
      )
      el.addEventListener('keydown', ({ key, target }) => {
        if (key === 'Enter' && target === el) latest.current.onEnter(date)
      })
    },
    [i18n.language],
  )

  const handleLane = useCallback(
    ({ el }: MountInfo<DayLaneInfo>) => {
      const { date } = el.dataset
      if (date === undefined) return
      el.tabIndex = 0
      prepare(el, date)
    },
    [prepare],
  )

  const handleCell = useCallback(
    ({ el }: MountInfo<DayCellInfo>) => {
      const { date } = el.dataset
      if (date === undefined || el.closest(`.${styles.calPopover}`)) return
      cells.current.set(date, el)
      prepare(el, date)
      el.addEventListener('keydown', (event) => {
        const by = event.target === el ? stepOf(event.key, el) : undefined
        if (by === undefined) return
        // Elsewhere on the page, these keys change the period.
        event.preventDefault()
        event.stopPropagation()
        const next = addDays(date, by)
        const cell = cells.current.get(next)
        if (cell?.isConnected) {
          choose(next)
          cell.focus()
        } else {
          awaited.current = next
          latest.current.onGo(next)
        }
      })
      choose(latest.current.day)
      if (awaited.current !== date) return
      awaited.current = null
      choose(date)
      el.focus()
    },
    [choose, prepare],
  )

  return { handleLane, handleCell }
}
