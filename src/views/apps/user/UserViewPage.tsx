import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { PageHeader } from '@core/components/PageHeader'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from './paths'
import type { UserView } from './view/hooks/useUserView'
import { useUserView } from './view/hooks/useUserView'
import { NeighbourLinks } from './view/person/NeighbourLinks'
import { UserActions } from './view/person/UserActions'
import { UserBody } from './view/UserBody'
import { ActionsSkeleton, BodySkeleton, NeighboursSkeleton } from './view/UserSkeleton'
import styles from './view/userView.module.scss'
import { MissingCard } from '@/views/shared/MissingCard'

/** What an address shows that leads to nobody, or to somebody who was deleted. */
function UserNotFound() {
  const { t } = useTranslation('user')
  return (
    <MissingCard
      title={t('view.missing.what')}
      text={t('view.missing.text')}
      to={paths.userList.href()}
      linkText={t('view.missing.back')}
    />
  )
}

function useTitle(view: UserView): string {
  const { t } = useTranslation('user')
  switch (view.status) {
    case 'ready':
      return view.user.fullName
    case 'missing':
      return t('view.missing.title')
    case 'loading':
      return view.name ?? t('view.title')
    case 'failed':
    case 'redirect':
      return t('view.title')
  }
}

function HeaderAside({ view }: { view: UserView }) {
  if (view.status === 'ready') return <NeighbourLinks id={view.user.id} />
  return view.status === 'loading' ? <NeighboursSkeleton /> : null
}

function HeaderActions({ view }: { view: UserView }) {
  if (view.status === 'ready') return <UserActions key={view.user.id} user={view.user} />
  return view.status === 'loading' ? <ActionsSkeleton /> : null
}

function Content({ view, onRetry }: { view: UserView; onRetry: () => void }) {
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  switch (view.status) {
    case 'ready':
      return (
        <>
          {view.failure && <StaleAlert title={t('view.stale')} error={view.failure} onRetry={onRetry} />}
          <UserBody key={view.user.id} user={view.user} details={view.details} />
        </>
      )
    case 'missing':
      return <UserNotFound />
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={t('view.failed')}
            text={errorText(view.error)}
            onRetry={onRetry}
            isPending={view.isRetrying}
          />
        </Card>
      )
    case 'loading':
      return <BodySkeleton />
    case 'redirect':
      return <Navigate to={paths.userView.href({ id: view.firstId })} replace />
  }
}

/** `/apps/user/view/:id?/:tab?`: all about one user. */
export function Component() {
  const view = useUserView()
  return (
    <div className={styles.appUser}>
      <PageHeader title={useTitle(view)} aside={<HeaderAside view={view} />} actions={<HeaderActions view={view} />} />
      <Content view={view} onRetry={view.retry} />
    </div>
  )
}
