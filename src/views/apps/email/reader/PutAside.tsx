import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'
import { placeOf } from '@/redux/apps/email/changes'
import type { Email } from '@/redux/apps/email/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useDayAndTime } from '../hooks/useDayAndTime'
import { useMailboxContext } from '../shared/mailbox'

export function PutAside({ email }: { email: Email }) {
  const { t } = useTranslation('email')
  const format = useFormat()
  const dayAndTime = useDayAndTime()
  const { actions, rights, onSnooze } = useMailboxContext()

  switch (placeOf(email)) {
    case 'snoozed':
      return (
        <Alert tone="info">
          <div className="cluster">
            {t('later.until', { time: format.dateTime(email.snoozedUntil ?? '') })}
            {rights.mayChange && (
              <>
                <Button size="sm" onClick={() => onSnooze([email])}>
                  {t('later.change')}
                </Button>
                <Button size="sm" onClick={() => actions.snooze([email], null)}>
                  {t('later.end')}
                </Button>
              </>
            )}
          </div>
        </Alert>
      )
    case 'scheduled':
      return (
        <Alert tone="info">
          <div className="cluster">
            {t('later.sentAt', dayAndTime(email.time))}
            {rights.mayWrite && rights.mayChange && (
              <>
                <Button size="sm" onClick={() => actions.editScheduled(email)}>
                  {t('later.edit')}
                </Button>
                <Button size="sm" onClick={() => actions.unschedule(email)}>
                  {t('later.unschedule')}
                </Button>
              </>
            )}
          </div>
        </Alert>
      )
    default:
      return null
  }
}
