import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LinkButton } from '@core/components/button/LinkButton'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { NotFound } from '@core/illustrations/NotFound'
import { Forward, PenLine, Reply, ReplyAll, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { RequestState } from '@/redux/app/thunks'
import { isScheduled } from '@/redux/apps/email/changes'
import { contentOf, draftOpened, selectDrafts } from '@/redux/apps/email/composerSlice'
import type { Email } from '@/redux/apps/email/schema'
import { ComposerWindow } from '../composer/ComposerDock'
import { useAnswer } from '../hooks/useAnswer'
import { hrefOf } from '../hooks/useEmailUrl'
import { useLabelsOf } from '../hooks/useLabels'
import { useMailboxContext } from '../shared/mailbox'
import { PutAside } from './PutAside'
import { ReaderToolbar } from './ReaderToolbar'
import { Thread } from './Thread'
import styles from '../email.module.scss'

function ReaderSkeleton() {
  return (
    <LoadingRegion className={styles.readerSkeleton}>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton shape="circle" width="2.25rem" />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="85%" />
    </LoadingRegion>
  )
}

function Answers({ email }: { email: Email }) {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const { rights, url } = useMailboxContext()
  const { mayWrite } = rights
  const answer = useAnswer(url.openId)
  const newest = email.replies.at(-1) ?? email
  // A scheduled email has no replies yet.
  if (!mayWrite || isScheduled(email)) return null
  if (email.folder === 'draft') {
    return (
      <Button
        variant="primary"
        icon={<PenLine aria-hidden="true" />}
        onClick={() => dispatch(draftOpened(contentOf(email)))}
      >
        {t('action.continue')}
      </Button>
    )
  }
  return (
    <>
      <Button icon={<Reply className="flip-rtl" aria-hidden="true" />} onClick={() => answer(email, newest, 'reply')}>
        {t('action.reply')}
      </Button>
      {newest.to.length + newest.cc.length > 1 && (
        <Button
          icon={<ReplyAll className="flip-rtl" aria-hidden="true" />}
          onClick={() => answer(email, newest, 'replyAll')}
        >
          {t('action.replyAll')}
        </Button>
      )}
      <Button
        icon={<Forward className="flip-rtl" aria-hidden="true" />}
        onClick={() => answer(email, newest, 'forward')}
      >
        {t('action.forward')}
      </Button>
    </>
  )
}

function OpenEmail({ email }: { email: Email }) {
  const { t } = useTranslation('email')
  const { actions, rights } = useMailboxContext()
  const labelsOf = useLabelsOf()
  const draft = useAppSelector(selectDrafts).find(({ size, emailId }) => size === 'inline' && emailId === email.id)
  return (
    <div className={styles.readerScroll}>
      <div className={styles.readerTitle}>
        <h2 tabIndex={-1}>{email.subject || t('noSubject')}</h2>
        {labelsOf(email.labels).map((label) => (
          <span key={label.id} className={styles.emailLabel}>
            <Link to={hrefOf({ label: label.id })}>
              <ToneDot tone={label.tone} />
              <bdi>{label.name}</bdi>
            </Link>
            {rights.mayChange && (
              <button
                type="button"
                aria-label={t('reader.removeLabel', { label: label.name })}
                onClick={() => actions.label([email], label, false)}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </span>
        ))}
      </div>
      {email.folder === 'spam' && (
        <Alert tone="warning" title={t('reader.spam')}>
          <div className="cluster">
            {t('reader.spamText')}
            {rights.mayChange && (
              <Button size="sm" onClick={() => actions.move([email], 'inbox')}>
                {t('action.notSpam')}
              </Button>
            )}
          </div>
        </Alert>
      )}
      <PutAside email={email} />
      <Thread key={email.id} email={email} />
      {draft ? (
        <ComposerWindow key={draft.key} draft={draft} />
      ) : (
        <div className={`cluster ${styles.readerAnswers} d-print-none`}>
          <Answers email={email} />
        </div>
      )}
    </div>
  )
}

interface ReaderProps {
  email: Email | null
  request: RequestState
  onRetry: () => void
}

export function Reader({ email, request, onRetry }: ReaderProps) {
  const { t } = useTranslation('email')
  const errorText = useErrorText()
  const { url } = useMailboxContext()

  if (!url.hasEmailId) return null
  if (email) {
    return (
      <>
        <ReaderToolbar email={email} />
        <OpenEmail email={email} />
      </>
    )
  }
  if (url.openId === null || (request.status === 'failed' && request.error.kind === 'notFound')) {
    return (
      <EmptyState
        picture={<NotFound />}
        title={t('reader.missing')}
        text={t('reader.missingText')}
        action={
          <LinkButton variant="primary" to={url.hrefTo()}>
            {t('reader.back')}
          </LinkButton>
        }
      />
    )
  }
  if (request.status === 'failed')
    return <ErrorState title={t('reader.failed')} text={errorText(request.error)} onRetry={onRetry} />
  return <ReaderSkeleton />
}
