import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useCan } from '@core/auth/useCan'
import { useErrorText } from '@core/hooks/useErrorText'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnscheduledEvent } from '@/redux/apps/calendar/schema'
import type { UnscheduledList } from '../hooks/useUnscheduled'
import { KindDot } from '../shared/KindDot'
import { UnscheduledForm } from './UnscheduledForm'
import styles from '../calendar.module.scss'

/** Event data for FullCalendar, which reads `data-event`. */
function dragData({ id, title, extendedProps: { calendar } }: UnscheduledEvent): string {
  return JSON.stringify({ id, title, extendedProps: { calendar } })
}

interface UnscheduledProps {
  list: UnscheduledList
  onOpen: (id: number) => void
  dragRef?: Ref<HTMLUListElement> | undefined
}

export function Unscheduled({ list: { events, request, retry }, onOpen, dragRef }: UnscheduledProps) {
  const { t } = useTranslation('calendar')
  const errorText = useErrorText()
  const can = useCan()
  const titleId = useId()
  const mayDrag = dragRef !== undefined && can('update', 'Calendar')

  return (
    <section className={styles.unscheduled} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('unscheduled.title')}</h2>
      {can('create', 'Calendar') && <UnscheduledForm />}
      {request.status === 'failed' && (
        <ErrorState title={t('unscheduled.failed')} text={errorText(request.error)} onRetry={retry} />
      )}
      {!events && request.status !== 'failed' && (
        <LoadingRegion className={styles.unscheduledList}>
          <Skeleton height="2.25rem" shape="block" />
          <Skeleton height="2.25rem" shape="block" />
          <Skeleton height="2.25rem" shape="block" />
        </LoadingRegion>
      )}
      {events?.length === 0 && <p className={styles.unscheduledNote}>{t('unscheduled.empty')}</p>}
      {events && events.length > 0 && (
        <>
          <ul ref={mayDrag ? dragRef : undefined} className={styles.unscheduledList}>
            {events.map((event) => (
              <li key={event.id}>
                <button
                  type="button"
                  className={styles.unscheduledEvent}
                  {...(mayDrag && { 'data-event': dragData(event) })}
                  onClick={() => onOpen(event.id)}
                >
                  <KindDot kind={event.extendedProps.calendar} />
                  <span dir="auto">{event.title}</span>
                  <VisuallyHidden>{t(`kind.${event.extendedProps.calendar}`)}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
          {mayDrag && <p className={styles.unscheduledNote}>{t('unscheduled.hint')}</p>}
        </>
      )}
    </section>
  )
}
