import { useCan } from '@core/auth/useCan'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Drawer } from '@core/components/overlay/Drawer'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import type { Kind, Occurrence, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import type { CalendarUrl } from '../hooks/useCalendarUrl'
import type { LoadedRules } from '../hooks/useRules'
import type { SingleEvent } from '../hooks/useSingleEvent'
import { withKind } from '../shared/address'
import { occurrenceKey } from '../shared/occurrences'
import { suggestedTimes } from '../shared/times'
import { EventDetails } from './EventDetails'
import { EventDrawer } from './EventDrawer'

interface OpenEventProps {
  url: CalendarUrl
  /** Day on screen; a new event starts on it. */
  day: string
  single: SingleEvent
  /** Occurrence of that event. */
  opened: Occurrence | UnscheduledEvent | null
  rules: LoadedRules
}

function failureOf({ event, request, retry }: SingleEvent, rules: LoadedRules) {
  if (event) return rules.error && { error: rules.error, retry: rules.retry }
  return request.status === 'failed' ? { error: request.error, retry } : null
}

export function OpenEvent({ url, day, single, opened: event, rules }: OpenEventProps) {
  const { t } = useTranslation('calendar')
  const errorText = useErrorText()
  const can = useCan()
  const stored = single.event
  const series = stored && stored.start !== null && stored.recurrence ? stored : null
  const failure = failureOf(single, rules)
  const isMissing = failure?.error.kind === 'notFound' || (stored !== null && (!series || rules.rules !== null))
  const isNew = url.event === 'new' && can('create', 'Calendar')

  function close() {
    url.go({ event: null })
  }
  /** Shows the saved event's kind, even if the filter hid it. */
  function handleSaved(kind: Kind) {
    url.go({ event: null, calendars: withKind(url.calendars, kind) })
  }
  function handleDuplicate(occurrence: Occurrence) {
    const { id: _, at: _at, recurrence: _recurrence, ...copy } = occurrence
    url.go({ event: 'new' }, copy)
  }

  if (isNew || (event && can('update', 'Calendar'))) {
    const times = suggestedTimes(day)
    const draft = url.draft ?? times
    return (
      <EventDrawer
        key={event ? occurrenceKey(event) : JSON.stringify(draft)}
        {...(event && { event: event.start === null ? { ...event, ...times } : event })}
        {...(series && { series })}
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
      {!event && !failure && !isMissing && (
        <LoadingRegion className="form-stack">
          <Skeleton height="2.5rem" shape="block" />
          <Skeleton height="2.5rem" shape="block" />
          <Skeleton height="2.5rem" shape="block" />
        </LoadingRegion>
      )}
      {!event && isMissing && (
        <EmptyState picture={<EmptySearch />} title={t('event.missing')} text={t('event.missingText')} />
      )}
      {!event && failure && !isMissing && (
        <ErrorState title={t('event.failed')} text={errorText(failure.error)} onRetry={failure.retry} />
      )}
    </Drawer>
  )
}
