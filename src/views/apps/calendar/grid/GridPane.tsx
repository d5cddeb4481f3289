import { useCan } from '@core/auth/useCan'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { ErrorState } from '@core/components/ErrorState'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { kinds } from '@/redux/apps/calendar/schema'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import type { useCalendarEvents } from '../hooks/useCalendarEvents'
import type { CalendarUrl } from '../hooks/useCalendarUrl'
import { useEventActions } from '../hooks/useEventActions'
import { useOccurrences } from '../hooks/useOccurrences'
import type { LoadedRules } from '../hooks/useRules'
import type { UnscheduledList } from '../hooks/useUnscheduled'
import { withKind } from '../shared/address'
import { periodOf } from '../shared/periods'
import type { EventTimes } from '../shared/times'
import type { WeekRules } from '@core/weeks'
import { lazyPart } from '@core/lazy/lazyPart'
import { DayEvents } from './DayEvents'
import { GridSkeleton } from './GridSkeleton'
import styles from '../calendar.module.scss'

/* FullCalendar is a separate chunk, fetched with the page and not after its first render. */
const CalendarGrid = lazyPart(() => import('./CalendarGrid').then(({ CalendarGrid }) => CalendarGrid))
CalendarGrid.warm()

interface GridPaneProps {
  url: CalendarUrl
  day: string
  weeks: WeekRules
  list: ReturnType<typeof useCalendarEvents>
  rules: LoadedRules
  unscheduled: UnscheduledList
  /** Contains the events that can be dragged onto the grid. */
  dragSource: HTMLElement | null
}

export function GridPane({ url, day, weeks, list, rules, unscheduled, dragSource }: GridPaneProps) {
  const { t } = useTranslation('calendar')
  const errorText = useErrorText()
  const can = useCan()
  const { move, copy } = useEventActions()
  const { isReady, request, retry } = list
  const { view, go } = url
  const events = useOccurrences(list.events, rules.rules, periodOf(view, day, weeks.firstDay))
  const handleOpen = ({ id, at }: Occurrence) => go({ event: id, at: at ?? null, date: day })
  const isTiny = url.isPhone && view === 'month'
  const rights = { mayAdd: can('create', 'Calendar'), mayChange: can('update', 'Calendar') }

  /** Shows the scheduled event's kind, even if the filter hid it. */
  function handleSchedule(id: number, times: EventTimes) {
    const event = unscheduled.events?.find((waiting) => waiting.id === id)
    if (!event) return
    void move(event, times)
    go({ calendars: withKind(url.calendars, event.extendedProps.calendar) })
  }

  if (!isReady && request.status === 'failed') {
    return <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={retry} />
  }
  return (
    <>
      {request.status === 'failed' && (
        <StaleAlert title={t('list.notRefreshed')} error={request.error} onRetry={retry} />
      )}
      {rules.error && <StaleAlert title={t('list.notExpanded')} error={rules.error} onRetry={rules.retry} />}
      {url.calendars.length === 0 && (
        <Alert title={t('filter.none')}>
          <div className="cluster">
            {t('filter.noneText')}
            <Button size="sm" onClick={() => go({ calendars: kinds })}>
              {t('filter.all')}
            </Button>
          </div>
        </Alert>
      )}
      <div className={styles.calendarGrid}>
        {isReady ? (
          <Suspense fallback={<GridSkeleton view={view} />}>
            <CalendarGrid
              view={view}
              day={day}
              events={events}
              weeks={weeks}
              rights={rights}
              isTiny={isTiny}
              dragSource={dragSource}
              onOpen={handleOpen}
              onDraft={(draft) => go({ event: 'new', date: day }, draft)}
              onMove={(event, times) => void move(event, times)}
              onSchedule={handleSchedule}
              onCopy={(event, times) => void copy(event, times)}
              onZoom={(next, date) => go({ view: next, date })}
            />
          </Suspense>
        ) : (
          <GridSkeleton view={view} />
        )}
      </div>
      {isTiny && <DayEvents day={day} events={events} onOpen={handleOpen} />}
    </>
  )
}
