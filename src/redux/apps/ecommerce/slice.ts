import type { Draft } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallsThunk, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { cartApi } from '@/redux/shell/cart/contract'
import type { Product } from '@/redux/shell/cart/schema'
import { addToCart, fetchCart, removeFromCart } from '@/redux/shell/cart/slice'
import type { ProductList, ProductListQuery } from './contract'
import { placeOrder } from './checkoutSlice'
import { ecommerceApi } from './contract'
import type { ProductFilters } from './schema'

interface Found {
  /** Requested slug; `''` means the first product of the catalog. */
  slug: string
  product: Product | null
}

interface EcommerceState {
  list: Loaded<ProductList>
  filters: Loaded<ProductFilters>
  product: Loaded<{ product: Product }>
  wantedId: number | null
  /** Product for a URL without an id. */
  found: Loaded<Found>
  /** Recently viewed, latest first. */
  recent: Product[]
  related: Loaded<ProductList>
  wishlist: Loaded<{ products: Product[] }>
}

const recentLimit = 9

const initialState: EcommerceState = {
  list: notLoaded,
  filters: notLoaded,
  product: notLoaded,
  wantedId: null,
  found: notLoaded,
  recent: [],
  related: notLoaded,
  wishlist: notLoaded,
}

const listed = (query: ProductListQuery) => ({ query })

export const fetchProducts = createCallThunk('ecommerce/fetchProducts', ecommerceApi.products, listed)
export const fetchRelated = createCallThunk('ecommerce/fetchRelated', ecommerceApi.products, listed)
export const fetchFilters = createCallThunk('ecommerce/fetchFilters', ecommerceApi.filters, () => ({}))
export const fetchProduct = createCallThunk('ecommerce/fetchProduct', ecommerceApi.product, (id: number) => ({
  params: { id },
}))

/** More than any sample contains: the API finds products only by id. */
const all = { perPage: 1000 }

export const findProduct = createCallsThunk<Found, string>('ecommerce/findProduct', async (slug, call) => {
  const { products } = await call(ecommerceApi.products, { query: slug === '' ? { perPage: 1 } : all })
  const product = slug === '' ? products[0] : products.find((candidate) => candidate.slug === slug)
  return { slug, product: product ?? null }
})
export const fetchWishlist = createCallThunk('ecommerce/fetchWishlist', ecommerceApi.wishlist, () => ({}))

const refetchWishlist: AfterCall = (dispatch, state) => {
  if (injected.selectSlice(state).wishlist.data) void dispatch(fetchWishlist())
}

export const addToWishlist = createCallThunk(
  'ecommerce/addToWishlist',
  ecommerceApi.addToWishlist,
  (productId: number) => ({ body: { productId } }),
  refetchWishlist,
)

export const removeFromWishlist = createCallThunk(
  'ecommerce/removeFromWishlist',
  ecommerceApi.removeFromWishlist,
  (id: number) => ({ params: { id } }),
  refetchWishlist,
)

const refetchBoth: AfterCall = (dispatch, ...after) => {
  void dispatch(fetchCart())
  refetchWishlist(dispatch, ...after)
}

/** Adds to the cart first: if that fails, the product stays on the wishlist. */
export const moveToCart = createCallsThunk<undefined, number>(
  'ecommerce/moveToCart',
  async (productId, call) => {
    await call(cartApi.addToCart, { body: { productId } })
    await call(ecommerceApi.removeFromWishlist, { params: { id: productId } })
    return undefined
  },
  refetchBoth,
)

export const moveToWishlist = createCallsThunk<undefined, number>(
  'ecommerce/moveToWishlist',
  async (productId, call) => {
    await call(ecommerceApi.addToWishlist, { body: { productId } })
    await call(cartApi.removeFromCart, { params: { id: productId } })
    return undefined
  },
  refetchBoth,
)

/** Updates a product everywhere on screen. */
function mark(
  { list, product, recent, related, wishlist }: Draft<EcommerceState>,
  productId: number,
  flags: Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>,
) {
  const shown = [
    list.data?.products,
    related.data?.products,
    wishlist.data?.products,
    product.data && [product.data.product],
    recent,
  ]
  for (const one of shown.flatMap((products) => products ?? [])) if (one.id === productId) Object.assign(one, flags)
}

const slice = createSlice({
  name: 'ecommerce',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchProducts, ({ list }) => list)
    addReadCases(builder, fetchRelated, ({ related }) => related)
    addReadCases(builder, fetchFilters, ({ filters }) => filters)
    addReadCases(builder, findProduct, ({ found }) => found)
    addRequestCases(
      builder,
      fetchProduct,
      ({ product }) => product,
      (state, answer) => {
        state.product.data = answer
        const others = state.recent.filter(({ id }) => id !== answer.product.id)
        state.recent = [answer.product, ...others].slice(0, recentLimit)
      },
    )
    addReadCases(builder, fetchWishlist, ({ wishlist }) => wishlist)
    builder.addCase(placeOrder.fulfilled, (state, { payload }) => {
      for (const { productId } of payload.order.items) mark(state, productId, { isInCart: false })
    })
    // Optimistic wishlist toggle. A failure reverts only its own product, to keep later changes of others.
    builder
      .addCase(addToWishlist.pending, (state, { meta }) => {
        mark(state, meta.arg, { isInWishlist: true })
      })
      .addCase(addToWishlist.rejected, (state, { meta }) => {
        mark(state, meta.arg, { isInWishlist: false })
      })
      .addCase(removeFromWishlist.pending, (state, { meta }) => {
        mark(state, meta.arg, { isInWishlist: false })
      })
      .addCase(removeFromWishlist.rejected, (state, { meta }) => {
        mark(state, meta.arg, { isInWishlist: true })
      })
      .addCase(addToCart.fulfilled, (state, { meta }) => {
        mark(state, meta.arg.productId, { isInCart: true })
      })
      .addCase(removeFromCart.fulfilled, (state, { meta }) => {
        mark(state, meta.arg, { isInCart: false })
      })
      .addCase(moveToCart.fulfilled, (state, { meta }) => {
        mark(state, meta.arg, { isInCart: true, isInWishlist: false })
      })
      .addCase(moveToWishlist.fulfilled, (state, { meta }) => {
        mark(state, meta.arg, { isInCart: false, isInWishlist: true })
      })
      .addMatcher(fetchProduct.pending.match, (state, { meta }) => {
        state.wantedId = meta.arg
      })
  },
  selectors: {
    selectProducts: ({ list }) => list,
    selectFilters: ({ filters }) => filters,
    selectProduct: ({ product }) => product,
    selectWantedId: ({ wantedId }) => wantedId,
    selectFound: ({ found }) => found,
    selectRecent: ({ recent }) => recent,
    selectRelated: ({ related }) => related,
    selectWishlist: ({ wishlist }) => wishlist,
  },
})

const injected = slice.injectInto(rootReducer)

export const {
  selectProducts,
  selectFilters,
  selectProduct,
  selectWantedId,
  selectFound,
  selectRecent,
  selectRelated,
  selectWishlist,
} = injected.selectors
