import { useCan } from '@core/auth/useCan'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Drawer } from '@core/components/overlay/Drawer'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import type { CalendarUrl } from '../hooks/useCalendarUrl'
import type { SingleEvent } from '../hooks/useSingleEvent'
import { withKind } from '../shared/address'
import { suggestedTimes } from '../shared/times'
import { EventDetails } from './EventDetails'
import { EventDrawer } from './EventDrawer'

interface OpenEventProps {
  url: CalendarUrl
  /** Day on screen; a new event starts on it. */
  day: string
  single: SingleEvent
}

export function OpenEvent({ url, day, single }: OpenEventProps) {
  const { t } = useTranslation('calendar')
  const errorText = useErrorText()
  const can = useCan()
  const { event, request, retry } = single
  const isNew = url.event === 'new' && can('create', 'Calendar')

  function close() {
    url.go({ event: null })
  }
  /** Shows the saved event's kind, even if the filter hid it. */
  function handleSaved({ extendedProps: { calendar } }: CalendarEvent) {
    url.go({ event: null, calendars: withKind(url.calendars, calendar) })
  }
  function handleDuplicate({ id: _, ...copy }: CalendarEvent) {
    url.go({ event: 'new' }, copy)
  }

  if (isNew || (event && can('update', 'Calendar'))) {
    const times = suggestedTimes(day, new Date())
    const draft = url.draft ?? times
    return (
      <EventDrawer
        key={event?.id ?? JSON.stringify(draft)}
        {...(event && { event: event.start === null ? { ...event, ...times } : event })}
        isWaiting={event?.start === null}
        draft={draft}
        onClose={close}
        onSaved={handleSaved}
        onDuplicate={handleDuplicate}
      />
    )
  }
  if (url.event === null || url.event === 'new') return null
  return (
    <Drawer isOpen onClose={close} title={event?.title ?? t('event.title')}>
      {event && <EventDetails event={event} />}
      {!event && request.status !== 'failed' && (
        <LoadingRegion className="form-stack">
          <Skeleton height="2.5rem" shape="block" />
          <Skeleton height="2.5rem" shape="block" />
          <Skeleton height="2.5rem" shape="block" />
        </LoadingRegion>
      )}
      {!event && request.status === 'failed' && request.error.kind === 'notFound' && (
        <EmptyState picture={<EmptySearch />} title={t('event.missing')} text={t('event.missingText')} />
      )}
      {!event && request.status === 'failed' && request.error.kind !== 'notFound' && (
        <ErrorState title={t('event.failed')} text={errorText(request.error)} onRetry={retry} />
      )}
    </Drawer>
  )
}
