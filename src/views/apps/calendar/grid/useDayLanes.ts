import { dateOf } from '@core/dateText'
import type { DayLaneInfo, MountInfo } from '@fullcalendar/react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The days of week and day take the focus: an empty day could otherwise not be scrolled by the keyboard. Enter begins an event on
 * the one that has it.
 * @returns what the grid has to be told as `dayLaneDidMount`
 */
export function useDayLanes(onEnter: (day: string) => void): (lane: MountInfo<DayLaneInfo>) => void {
  const { i18n } = useTranslation('calendar')
  const latest = useRef(onEnter)
  useEffect(() => {
    latest.current = onEnter
  })

  return useCallback(
    ({ el }) => {
      const { date } = el.dataset
      if (date === undefined) return
      el.tabIndex = 0
      el.ariaLabel = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' }).format(dateOf(date))
      el.addEventListener('keydown', ({ key, target }) => {
        if (key === 'Enter' && target === el) latest.current(date)
      })
    },
    [i18n.language],
  )
}
