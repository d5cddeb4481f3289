import { Button } from '@core/components/button/Button'
import { timeZone } from '@core/zonedTime'
import { zoneTexts } from '@core/zoneTexts'
import { Globe, Keyboard } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import type { CalendarUrl } from '../hooks/useCalendarUrl'
import type { Rules } from '../hooks/useRules'
import type { UnscheduledList } from '../hooks/useUnscheduled'
import { KindFilter } from './KindFilter'
import { MiniMonth } from './MiniMonth'
import { Unscheduled } from './Unscheduled'
import styles from '../calendar.module.scss'

interface SidebarProps {
  url: CalendarUrl
  day: string
  today: string
  firstDay: number
  events: readonly CalendarEvent[]
  rules: Rules | null
  unscheduled: UnscheduledList
  onDay: (day: string) => void
  onOpen: (id: number) => void
  onShortcuts: () => void
  /** Absent while the grid is out of reach. */
  dragRef?: Ref<HTMLUListElement>
}

export function Sidebar(props: SidebarProps) {
  const { url, day, today, firstDay, events, rules, unscheduled, onDay, onOpen, onShortcuts, dragRef } = props
  const { t, i18n } = useTranslation(['calendar', 'kit'])
  const zone = useMemo(() => zoneTexts(i18n.language, timeZone()), [i18n.language])
  return (
    <div className={styles.calendarSidebar}>
      <MiniMonth day={day} today={today} firstDay={firstDay} events={events} rules={rules} onDay={onDay} />
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
