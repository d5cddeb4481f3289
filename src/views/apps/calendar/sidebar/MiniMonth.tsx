import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { addDays } from '@core/days'
import { isRtl } from '@core/isRtl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { useOccurrences } from '../hooks/useOccurrences'
import type { Rules } from '../hooks/useRules'
import { addMonths, startOfMonth, startOfWeek, weeksOfMonth } from '../shared/days'
import { periodOf } from '../shared/periods'
import { busyDaysOf } from './busyDays'
import styles from '../calendar.module.scss'

interface MiniMonthProps {
  day: string
  today: string
  firstDay: number
  events: readonly CalendarEvent[]
  rules: Rules | null
  onDay: (day: string) => void
}

function createDayTexts(language: string) {
  const textsOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(day))
  }
  return {
    month: textsOf({ month: 'long', year: 'numeric' }),
    full: textsOf({ dateStyle: 'full' }),
    number: textsOf({ day: 'numeric' }),
    narrow: textsOf({ weekday: 'narrow' }),
    weekday: textsOf({ weekday: 'long' }),
  }
}

/** Small month for going to a day (WAI-ARIA APG, "Date Picker", the grid). */
export function MiniMonth({ day, today, firstDay, events, rules, onDay }: MiniMonthProps) {
  const { t, i18n } = useTranslation('calendar')
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  /** Tab stop; its month is visible. */
  const [active, setActive] = useState(day)
  const [seen, setSeen] = useState(day)
  if (seen !== day) {
    setSeen(day)
    setActive(day)
  }

  const texts = useMemo(() => createDayTexts(i18n.language), [i18n.language])
  const weeks = weeksOfMonth(active, firstDay)
  const occurrences = useOccurrences(events, rules, periodOf('month', active, firstDay))
  const busyDays = useMemo(() => busyDaysOf(occurrences), [occurrences])

  function moveTo(next: string) {
    flushSync(() => setActive(next))
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  function handleKeyDown(event: KeyboardEvent) {
    const forward = isRtl(event.currentTarget) ? -1 : 1
    const start = startOfWeek(active, firstDay)
    const steps: Readonly<Record<string, string>> = {
      ArrowLeft: addDays(active, -forward),
      ArrowRight: addDays(active, forward),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: start,
      End: addDays(start, 6),
      PageUp: addMonths(active, event.shiftKey ? -12 : -1),
      PageDown: addMonths(active, event.shiftKey ? 12 : 1),
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }

  return (
    <div className={styles.miniMonth}>
      <div className={styles.miniMonthHead}>
        <h2 id={titleId} aria-live="polite">
          {texts.month(active)}
        </h2>
        <IconButton
          size="sm"
          label={t('toolbar.previous.month')}
          icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
          onClick={() => setActive(addMonths(active, -1))}
        />
        <IconButton
          size="sm"
          label={t('toolbar.next.month')}
          icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
          onClick={() => setActive(addMonths(active, 1))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern's own mark-up */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={texts.weekday(date)}>
                {texts.narrow(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === day}>
                  <button
                    type="button"
                    tabIndex={date === active ? 0 : -1}
                    className={cx(
                      startOfMonth(date) !== startOfMonth(active) && 'is-other',
                      date >= today && busyDays.has(date) && 'is-busy',
                    )}
                    aria-label={texts.full(date)}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => {
                      setActive(date)
                      onDay(date)
                    }}
                  >
                    {texts.number(date)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
