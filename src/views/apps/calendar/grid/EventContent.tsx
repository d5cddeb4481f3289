import { VisuallyHidden } from '@core/components/VisuallyHidden'
import type { EventDisplayInfo } from '@fullcalendar/react'
import type { TFunction } from 'i18next'
import type { timeTextIn } from '../shared/times'
import { toEventTimes } from '../shared/times'
import { kindOf } from './gridOptions'

interface EventContentProps {
  info: EventDisplayInfo
  /** Passed from the grid, because there are many events. */
  t: TFunction<'calendar'>
  timeText: ReturnType<typeof timeTextIn>
  hours: Intl.DateTimeFormat
}

/** Includes time and kind for screen readers. */
export function EventContent({ info, t, timeText, hours }: EventContentProps) {
  const { start, end, allDay, title, extendedProps } = info.event
  const location: unknown = extendedProps.location
  const kind = t(`kind.${kindOf(info.event)}`)
  const isListed = info.view.type === 'agenda'
  // The list has room for hours as the rest of the page shows them.
  const isWhole = isListed && info.isStart && info.isEnd && !allDay
  const shownTime = isWhole && start && end ? hours.formatRange(start, end) : info.timeText
  return (
    <>
      {shownTime && (
        <span className={info.timeClass} aria-hidden="true">
          {shownTime}
        </span>
      )}
      <span className={info.titleClass} dir="auto">
        {title}
        {start && (
          <VisuallyHidden>
            {t('grid.event', {
              kind,
              when: timeText(toEventTimes({ start, end, allDay }, end !== null)),
            })}
          </VisuallyHidden>
        )}
        {isListed && typeof location === 'string' && (
          <bdi className="d-block text-muted fw-normal text-sm">{location}</bdi>
        )}
      </span>
      {isListed && (
        <span className="text-muted text-sm" aria-hidden="true">
          {kind}
        </span>
      )}
    </>
  )
}
