import { useCan } from '@core/auth/useCan'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { addToWishlist, moveToCart, moveToWishlist, removeFromWishlist } from '@/redux/apps/ecommerce/slice'
import type { Product } from '@/redux/shell/cart/schema'

type Named = Pick<Product, 'id' | 'name'>

/** Wishlist actions with an optimistic toggle. Failures offer "Try again". */
export function useWish() {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  const can = useCan()

  async function add({ id, name }: Named) {
    await write(addToWishlist, id, { success: t('wish.added', { product: name }) })
  }

  async function remove({ id, name }: Named) {
    await write(removeFromWishlist, id, {
      success: t('wish.removed', { product: name }),
      undo: () => add({ id, name }),
    })
  }

  async function toCart({ id, name }: Named) {
    await write(moveToCart, id, {
      success: t('wish.movedToCart', { product: name }),
      undo: () => fromCart({ id, name }),
    })
  }

  async function fromCart({ id, name }: Named) {
    await write(moveToWishlist, id, {
      success: t('wish.movedToWishlist', { product: name }),
      undo: () => toCart({ id, name }),
    })
  }

  return {
    add,
    remove,
    toCart,
    fromCart,
    /** Toggle and move require both rights. */
    mayWish: can('create', 'Ecommerce') && can('delete', 'Ecommerce'),
  }
}
