import { Button } from '@core/components/button/Button'
import { addDays } from '@core/days'
import { dayTextOf, timeZone } from '@core/zonedTime'
import { zoneTexts } from '@core/zoneTexts'
import { Globe, Keyboard } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import type { CalendarUrl } from '../hooks/useCalendarUrl'
import type { UnscheduledList } from '../hooks/useUnscheduled'
import { spanOf } from '../shared/times'
import { KindFilter } from './KindFilter'
import { MiniMonth } from './MiniMonth'
import { Unscheduled } from './Unscheduled'
import styles from '../calendar.module.scss'

/** Days to mark per event; longer events are marked on their first days only. */
const longest = 366

function busyDaysOf(events: readonly CalendarEvent[]): Set<string> {
  const days = new Set<string>()
  for (const event of events) {
    const { start, end } = spanOf(event)
    const last = dayTextOf(new Date(Math.max(start.getTime(), end.getTime() - 1)))
    let day = dayTextOf(start)
    for (let count = 0; day <= last && count < longest; count += 1) {
      days.add(day)
      day = addDays(day, 1)
    }
  }
  return days
}

interface SidebarProps {
  url: CalendarUrl
  day: string
  today: string
  firstDay: number
  events: readonly CalendarEvent[]
  unscheduled: UnscheduledList
  onDay: (day: string) => void
  onOpen: (id: number) => void
  onShortcuts: () => void
  /** Absent while the grid is out of reach. */
  dragRef?: Ref<HTMLUListElement>
}

export function Sidebar(props: SidebarProps) {
  const { url, day, today, firstDay, events, unscheduled, onDay, onOpen, onShortcuts, dragRef } = props
  const { t, i18n } = useTranslation(['calendar', 'kit'])
  const busyDays = useMemo(() => busyDaysOf(events), [events])
  const zone = useMemo(() => zoneTexts(i18n.language, new Date(), timeZone()), [i18n.language])
  return (
    <div className={styles.calendarSidebar}>
      <MiniMonth day={day} today={today} firstDay={firstDay} busyDays={busyDays} onDay={onDay} />
      <KindFilter calendars={url.calendars} onChange={(calendars) => url.go({ calendars })} />
      <Unscheduled list={unscheduled} onOpen={onOpen} dragRef={dragRef} />
      <p className={styles.calendarZone}>
        <Globe aria-hidden="true" />
        <span>{t('kit:time.zone', zone)}</span>
      </p>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('kit:shortcuts.title')}
      </Button>
    </div>
  )
}
