import { LinkButton } from '@core/components/button/LinkButton'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { NotFound } from '@core/illustrations/NotFound'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectOpen } from '@/redux/apps/chat/slice'
import { useChatLinks } from '../shared/chatNavigation'
import { Conversation } from './Conversation'
import styles from '../chat.module.scss'

const bubbles = ['16rem', '11rem', '20rem', '8rem', '14rem', '18rem'] as const

function ThreadSkeleton() {
  return (
    <LoadingRegion className={styles.threadSkeleton}>
      <div className={styles.threadHeader}>
        <Skeleton shape="circle" width="3rem" height="3rem" />
        <div className={styles.chatWords}>
          <Skeleton width="9rem" />
          <Skeleton width="12rem" />
        </div>
      </div>
      <div className={styles.threadSkeletonBody}>
        {bubbles.map((width) => (
          <Skeleton key={width} shape="block" width={width} height="2.5rem" />
        ))}
      </div>
    </LoadingRegion>
  )
}

function MissingContact() {
  const { t } = useTranslation('chat')
  const links = useChatLinks()
  return (
    <div className={styles.threadMiddle}>
      <EmptyState
        picture={<NotFound />}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton variant="primary" to={links.list}>
            {t('missing.back')}
          </LinkButton>
        }
      />
    </div>
  )
}

interface ThreadProps {
  /** Null for an invalid id in the URL. */
  contactId: number | null
  onRetry: () => void
}

/** The chat in the URL. Never renders stored data of another chat. */
export function Thread({ contactId, onRetry }: ThreadProps) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const open = useAppSelector(selectOpen)
  const { contact, request } = open

  if (contactId === null) return <MissingContact />
  if (open.contactId !== contactId) return <ThreadSkeleton />
  if (contact) {
    return (
      <>
        {request.status === 'failed' && <StaleAlert title={t('stale')} error={request.error} onRetry={onRetry} />}
        <Conversation key={contactId} contact={contact} chat={open.chat} />
      </>
    )
  }
  if (request.status !== 'failed') return <ThreadSkeleton />
  if (request.error.kind === 'notFound') return <MissingContact />
  return (
    <div className={styles.threadMiddle}>
      <ErrorState title={t('failed')} text={errorText(request.error)} onRetry={onRetry} />
    </div>
  )
}
