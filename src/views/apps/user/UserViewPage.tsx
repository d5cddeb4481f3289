import type { ApiError } from '@core/api/errors'
import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { PageHeader } from '@core/components/PageHeader'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { users } from '@/redux/apps/user/slice'
import { fetchUser, selectUserView } from '@/redux/apps/user/viewSlice'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { MissingCard } from '@/views/shared/MissingCard'
import { paths } from './paths'
import { UserBody } from './view/UserBody'
import { ActionsSkeleton, BodySkeleton, NeighboursSkeleton } from './view/UserSkeleton'
import { NeighbourLinks } from './view/person/NeighbourLinks'
import { UserActions } from './view/person/UserActions'
import styles from './view/userView.module.scss'

type UserView =
  | { readonly status: 'redirect'; readonly firstId: number }
  | { readonly status: 'loading'; readonly name: string | undefined }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean }
  /** `failure`: error of the latest refetch. */
  | { readonly status: 'ready'; readonly user: User; readonly details: UserDetails; readonly failure: ApiError | null }

/** State of the user in the URL. Never shows another user. */
function useUserView(): UserView & { readonly retry: () => void } {
  const id = useIdParam()
  const retryUser = useRequest(fetchUser, id ?? null)
  const retryAll = useRequest(users.fetchAll, undefined)
  const { all } = useAppSelector(users.select)
  const { shown, wantedId, request, failure } = useAppSelector(selectUserView)

  function read(): UserView {
    if (id === undefined) {
      const [first] = all.data ?? []
      if (first) return { status: 'redirect', firstId: first.id }
      if (all.request.status === 'failed') return { status: 'failed', error: all.request.error, isRetrying: false }
      return all.request.status === 'succeeded' ? { status: 'missing' } : { status: 'loading', name: undefined }
    }
    if (id === null) return { status: 'missing' }
    const error = wantedId === id ? failure : null
    if (error?.kind === 'notFound') return { status: 'missing' }
    if (shown?.user.id === id) return { status: 'ready', ...shown, failure: error }
    if (error) return { status: 'failed', error, isRetrying: request.status === 'pending' }
    return { status: 'loading', name: all.data?.find((user) => user.id === id)?.fullName }
  }

  return { ...read(), retry: id === undefined ? retryAll : retryUser }
}

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

/** `/apps/user/view/:id?/:tab?` */
export function UserViewPage() {
  const view = useUserView()
  return (
    <div className={styles.appUser}>
      <PageHeader title={useTitle(view)} aside={<HeaderAside view={view} />} actions={<HeaderActions view={view} />} />
      <Content view={view} onRetry={view.retry} />
    </div>
  )
}
