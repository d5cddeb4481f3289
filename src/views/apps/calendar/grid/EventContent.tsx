import { VisuallyHidden } from '@core/components/VisuallyHidden'
import type { EventDisplayInfo } from '@fullcalendar/react'
import { useTranslation } from 'react-i18next'
import { timeTextIn, toEventTimes } from '../shared/times'
import { kindOf } from './gridLook'

/** What an event of the grid says; to those who cannot see where it stands, also when and of which kind it is. */
export function EventContent({ info }: { info: EventDisplayInfo }) {
  const { t, i18n } = useTranslation('calendar')
  const { start, end, allDay, title, extendedProps } = info.event
  const location: unknown = extendedProps.location
  const kind = t(`kind.${kindOf(info.event)}`)
  const isListed = info.view.type === 'agenda'
  return (
    <>
      {info.timeText && (
        <span className={info.timeClass} aria-hidden="true">
          {info.timeText}
        </span>
      )}
      <span className={info.titleClass} dir="auto">
        {title}
        {start && (
          <VisuallyHidden>
            {t('grid.event', {
              kind,
              when: timeTextIn(i18n.language)(toEventTimes({ start, end, allDay }, end !== null)),
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
