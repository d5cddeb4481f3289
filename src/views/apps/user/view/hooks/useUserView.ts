import type { ApiError } from '@core/api/errors'
import { useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { users } from '@/redux/apps/user/slice'
import { fetchUser, selectUserView } from '@/redux/apps/user/viewSlice'

export type UserView =
  /** Without an id in the address: on to this one. */
  | { readonly status: 'redirect'; readonly firstId: number }
  /** The name may be known from the list. */
  | { readonly status: 'loading'; readonly name: string | undefined }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean }
  /** `failure` is that of the latest attempt to get something newer than what is shown. */
  | { readonly status: 'ready'; readonly user: User; readonly details: UserDetails; readonly failure: ApiError | null }

const isWholeNumber = (text: string) => /^\d{1,15}$/.test(text)

/** The user whom the address names. What the store holds of anybody else is never shown. */
export function useUserView(): UserView & { readonly retry: () => void } {
  const { id: written } = useParams()
  const id = written !== undefined && isWholeNumber(written) ? Number(written) : null
  const retryUser = useRequest(fetchUser, id)
  const retryAll = useRequest(users.fetchAll, undefined)
  const { all } = useAppSelector(users.select)
  const { shown, wantedId, request, failure } = useAppSelector(selectUserView)

  function read(): UserView {
    if (written === undefined) {
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

  return { ...read(), retry: written === undefined ? retryAll : retryUser }
}
