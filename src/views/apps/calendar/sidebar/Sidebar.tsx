import { Button } from '@core/components/button/Button'
import { Globe, Keyboard } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import type { CalendarUrl } from '../hooks/useCalendarUrl'
import { zoneTexts } from '../shared/periods'
import { busyDaysOf } from './busyDays'
import { KindFilter } from './KindFilter'
import { MiniMonth } from './MiniMonth'

interface SidebarProps {
  url: CalendarUrl
  day: string
  today: string
  firstDay: number
  events: readonly CalendarEvent[]
  onDay: (day: string) => void
  onShortcuts: () => void
}

/** A small month, the kinds, and whose hours are shown. */
export function Sidebar({ url, day, today, firstDay, events, onDay, onShortcuts }: SidebarProps) {
  const { t, i18n } = useTranslation('calendar')
  const busyDays = useMemo(() => busyDaysOf(events), [events])
  const zone = useMemo(() => zoneTexts(i18n.language, new Date()), [i18n.language])
  return (
    <div className="calendar-sidebar">
      <MiniMonth day={day} today={today} firstDay={firstDay} busyDays={busyDays} onDay={onDay} />
      <KindFilter calendars={url.calendars} onChange={(calendars) => url.go({ calendars })} />
      <p className="calendar-zone">
        <Globe aria-hidden="true" />
        <span>{t('sidebar.zone', zone)}</span>
      </p>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('shortcuts.title')}
      </Button>
    </div>
  )
}
