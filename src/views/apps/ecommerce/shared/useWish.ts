import { useMay } from '@core/auth/useMay'
import type { ApiError } from '@core/api/errors'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { addToWishlist, moveToCart, moveToWishlist, removeFromWishlist } from '@/redux/apps/ecommerce/slice'
import type { Product } from '@/redux/shell/cart/schema'

type Named = Pick<Product, 'id' | 'name'>

/** What can be done with the wishlist. A heart shows at once what it will be; what fails says so and offers to try again. */
export function useWish() {
  const { t } = useTranslation('ecommerce')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const may = useMay()

  function sayFailure(error: ApiError | undefined, retry: () => Promise<unknown>) {
    if (error) toast.error(errorText(error), { retry: () => void retry() })
  }

  async function add({ id, name }: Named) {
    const result = await dispatch(addToWishlist(id))
    if (addToWishlist.fulfilled.match(result)) toast.info(t('wish.added', { product: name }))
    else sayFailure(result.payload, () => add({ id, name }))
  }

  async function remove({ id, name }: Named) {
    const result = await dispatch(removeFromWishlist(id))
    if (removeFromWishlist.fulfilled.match(result)) {
      toast.success(t('wish.removed', { product: name }), { undo: () => void add({ id, name }) })
    } else sayFailure(result.payload, () => remove({ id, name }))
  }

  async function toCart({ id, name }: Named) {
    const result = await dispatch(moveToCart(id))
    if (moveToCart.fulfilled.match(result)) {
      toast.success(t('wish.movedToCart', { product: name }), { undo: () => void fromCart({ id, name }) })
    } else sayFailure(result.payload, () => toCart({ id, name }))
  }

  async function fromCart({ id, name }: Named) {
    const result = await dispatch(moveToWishlist(id))
    if (moveToWishlist.fulfilled.match(result)) {
      toast.success(t('wish.movedToWishlist', { product: name }), { undo: () => void toCart({ id, name }) })
    } else sayFailure(result.payload, () => fromCart({ id, name }))
  }

  return {
    add,
    remove,
    toCart,
    fromCart,
    /** A heart goes both ways, and so does a move: who may not take things out again is not shown them. */
    mayWish: may('create', 'Ecommerce') && may('delete', 'Ecommerce'),
  }
}
