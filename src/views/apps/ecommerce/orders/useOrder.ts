import type { ApiError } from '@core/api/errors'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchOrder, selectOrder } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Order } from '@/redux/apps/ecommerce/schema'

type OrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError }
  /** `failure` is the error of the last refetch. */
  | { readonly status: 'ready'; readonly order: Order; readonly failure: ApiError | null }

/** Never returns stored data of another order. @param id null if the URL contains no valid id */
export function useOrder(id: number | null): { state: OrderState; retry: () => void } {
  const retry = useRequest(fetchOrder, id)
  const { data, request } = useAppSelector(selectOrder)

  function read(): OrderState {
    const error = request.status === 'failed' ? request.error : null
    if (id === null) return { status: 'missing' }
    if (data?.order.id === id) return { status: 'ready', order: data.order, failure: error }
    if (error) return error.kind === 'notFound' ? { status: 'missing' } : { status: 'failed', error }
    return { status: 'loading' }
  }

  return { state: read(), retry }
}
