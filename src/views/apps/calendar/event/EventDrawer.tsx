import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { useHold } from '@core/components/forms/useHold'
import { Drawer } from '@core/components/overlay/Drawer'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { useGuardedClose } from '@core/components/overlay/useLeaveGuard'
import { CalendarOff, CopyPlus, Ellipsis, FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, Kind, Occurrence } from '@/redux/apps/calendar/schema'
import { useEventActions } from '../hooks/useEventActions'
import { saveIcs } from '../ics/writeIcs'
import { EventFields } from './EventFields'
import type { EventDraft } from './eventForm'
import { useEventForm } from './useEventForm'
import { useScope } from './useScope'
import styles from '../calendar.module.scss'

interface EventDrawerProps {
  event?: Occurrence
  /** The stored event, if it repeats. */
  series?: CalendarEvent
  /** The event has no times yet; those in `event` are suggestions. */
  isWaiting: boolean
  draft: EventDraft
  onClose: () => void
  onSaved: (kind: Kind) => void
  onDuplicate: (event: Occurrence) => void
}

/** Form for a new or existing event. Remounted for each. */
export function EventDrawer({ event, series, isWaiting, draft, onClose, onSaved, onDuplicate }: EventDrawerProps) {
  const { t } = useTranslation('calendar')
  const can = useCan()
  const formId = useId()
  const { askScope, scopeDialog } = useScope()
  const { form, submit, isSubmitting } = useEventForm({ event, series, isWaiting, draft, askScope, onSaved })
  const { remove, removeFrom, unschedule } = useEventActions()
  // Keep the initial value: saving an unscheduled event schedules it before the response.
  const [kind] = useState<'schedule' | 'edit' | 'add'>(isWaiting ? 'schedule' : event ? 'edit' : 'add')
  const { isDirty } = form.formState
  const held = useHold(isSubmitting)
  const close = useGuardedClose(isDirty, onClose)

  async function handleRemove(removed: Occurrence) {
    const scope = series ? await askScope('remove') : 'this'
    if (scope === null) return
    onClose()
    await (series ? removeFrom(series, removed, scope) : remove(removed))
  }

  function handleUnschedule(scheduled: CalendarEvent) {
    onClose()
    void unschedule(scheduled)
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      title={t(`form.${kind}`)}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t(kind === 'edit' ? 'form.update' : 'form.save')}
          </Button>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <span className={styles.eventFooterGap} />
          {event && can('delete', 'Calendar') && (
            <Button variant="outline-danger" onClick={() => void handleRemove(event)}>
              {t('form.delete')}
            </Button>
          )}
          {event && kind === 'edit' && (
            <MenuButton
              label={t('form.more')}
              icon={<Ellipsis aria-hidden="true" />}
              buttonProps={{ className: styles.eventMore }}
              items={[
                ...(can('create', 'Calendar')
                  ? [
                      {
                        key: 'duplicate',
                        label: t('form.duplicate'),
                        icon: <CopyPlus aria-hidden="true" />,
                        onSelect: () => onDuplicate(event),
                      },
                    ]
                  : []),
                ...(series
                  ? []
                  : [
                      {
                        key: 'unschedule',
                        label: t('form.unschedule'),
                        icon: <CalendarOff aria-hidden="true" />,
                        onSelect: () => handleUnschedule(event),
                      },
                    ]),
                {
                  key: 'ics',
                  label: t('form.saveIcs'),
                  icon: <FileDown aria-hidden="true" />,
                  onSelect: () => saveIcs([series ?? event], event.title, t('toast.exported', { count: 1 })),
                },
              ]}
            />
          )}
        </>
      }
    >
      <form ref={held} id={formId} noValidate onSubmit={(submitted) => void submit(submitted)}>
        <EventFields form={form} isNew={kind === 'add'} event={event} isRecurring={series !== undefined} />
      </form>
      {scopeDialog}
    </Drawer>
  )
}
