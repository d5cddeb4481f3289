import { Button } from '@core/components/button/Button'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Dialog } from '@core/components/overlay/Dialog'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchWaiting, selectWaiting } from '@/redux/misc/coming-soon/slice'
import styles from './coming-soon.module.scss'

export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('comingSoon')
  const errorText = useErrorText()
  const retry = useRequest(fetchWaiting, undefined)
  const { data, request } = useAppSelector(selectWaiting)
  const emails = data?.emails ?? []
  const copy = () => copyText(emails.join('\n'), { done: t('waiting.copied'), failed: t('waiting.notCopied') })
  return (
    <Dialog
      isOpen
      title={t('waiting.title')}
      onClose={onClose}
      footer={
        emails.length > 0 && (
          <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t('waiting.copy')}
          </Button>
        )
      }
    >
      {request.status === 'failed' ? (
        <div className={styles.failure} role="alert">
          <p>{errorText(request.error)}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      ) : !data ? (
        <LoadingRegion>
          <Skeleton shape="block" height="6rem" />
        </LoadingRegion>
      ) : emails.length === 0 ? (
        <p>{t('waiting.none')}</p>
      ) : (
        <>
          <p className="text-muted">{t('waiting.count', { count: emails.length })}</p>
          <ol className={styles.waiting} aria-label={t('waiting.title')}>
            {emails.map((email) => (
              <li key={email}>
                <bdi>{email}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
