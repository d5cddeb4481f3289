import type { ApiError } from '@core/api/errors'
import { useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchProduct, findProduct, selectFound, selectProduct, selectWantedId } from '@/redux/apps/ecommerce/slice'
import type { Product } from '@/redux/shell/cart/schema'
import { addressSlug } from '../shared/productHref'

export type ProductState =
  /** The URL contains no product, or an outdated slug. */
  | { readonly status: 'redirect'; readonly product: Product }
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError }
  /** `failure` is the error of the last refetch. */
  | { readonly status: 'ready'; readonly product: Product; readonly failure: ApiError | null }

/** Id at the end of a slug; null without one. */
function idIn(written: string | undefined): number | null {
  const digits = /(?:^|-)(\d{1,9})$/.exec(written ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The product in the URL. Never returns stored data of another product. */
export function useProduct(): { state: ProductState; retry: () => void } {
  const { slug: written } = useParams()
  const id = idIn(written)
  const wanted = written ?? ''
  const retryFind = useRequest(findProduct, id === null ? wanted : null)
  const retry = useRequest(fetchProduct, id)
  const found = useAppSelector(selectFound)
  const { data, request } = useAppSelector(selectProduct)
  const wantedId = useAppSelector(selectWantedId)

  function read(): ProductState {
    if (id === null) {
      const { request: search } = found
      if (search.status === 'failed') return { status: 'failed', error: search.error }
      if (search.status !== 'succeeded' || found.data?.slug !== wanted) return { status: 'loading' }
      return found.data.product ? { status: 'redirect', product: found.data.product } : { status: 'missing' }
    }
    const error = request.status === 'failed' && wantedId === id ? request.error : null
    if (error?.kind === 'notFound') return { status: 'missing' }
    if (data?.product.id === id) {
      const { product } = data
      return addressSlug(product) === written
        ? { status: 'ready', product, failure: error }
        : { status: 'redirect', product }
    }
    return error ? { status: 'failed', error } : { status: 'loading' }
  }

  return { state: read(), retry: id === null ? retryFind : retry }
}
