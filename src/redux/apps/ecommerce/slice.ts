import { toApiError } from '@core/api/errors'
import type { Draft, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createAppAsyncThunk, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { cartApi } from '@/redux/shell/cart/contract'
import type { Product } from '@/redux/shell/cart/schema'
import { addToCart, fetchCart, removeFromCart } from '@/redux/shell/cart/slice'
import type { ProductList, ProductListQuery } from './contract'
import { ecommerceApi } from './contract'
import type { ProductFilters } from './schema'

interface EcommerceState {
  list: Loaded<ProductList>
  filters: Loaded<ProductFilters>
  product: Loaded<{ product: Product }>
  /** What stands beside the product that is looked at. */
  related: Loaded<ProductList>
  wishlist: Loaded<{ products: Product[] }>
}

const initialState: EcommerceState = {
  list: notLoaded,
  filters: notLoaded,
  product: notLoaded,
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
export const fetchWishlist = createCallThunk('ecommerce/fetchWishlist', ecommerceApi.wishlist, () => ({}))

/** After any change the wishlist is fetched anew (specification section 4), where it is on screen. */
const refetchWishlist: AfterCall = (dispatch, state) => {
  if (injected.selectSlice(state).wishlist.data) void dispatch(fetchWishlist())
}

/** Takes the product's id. */
export const addToWishlist = createCallThunk(
  'ecommerce/addToWishlist',
  ecommerceApi.addToWishlist,
  (productId: number) => ({ body: { productId } }),
  refetchWishlist,
)

/** Takes the product's id. */
export const removeFromWishlist = createCallThunk(
  'ecommerce/removeFromWishlist',
  ecommerceApi.removeFromWishlist,
  (id: number) => ({ params: { id } }),
  refetchWishlist,
)

/** Puts a product into the cart, and then takes it off the wishlist: if the first fails, it stays where it was. */
export const moveToCart = createAppAsyncThunk<undefined, number>(
  'ecommerce/moveToCart',
  async (productId, { extra: { api }, dispatch, getState, rejectWithValue }) => {
    try {
      await api.call(cartApi.addToCart, { body: { productId } })
      await api.call(ecommerceApi.removeFromWishlist, { params: { id: productId } })
      return undefined
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    } finally {
      void dispatch(fetchCart())
      refetchWishlist(dispatch, getState())
    }
  },
)

/** Puts a product onto the wishlist, and then takes it out of the cart. */
export const moveToWishlist = createAppAsyncThunk<undefined, number>(
  'ecommerce/moveToWishlist',
  async (productId, { extra: { api }, dispatch, getState, rejectWithValue }) => {
    try {
      await api.call(ecommerceApi.addToWishlist, { body: { productId } })
      await api.call(cartApi.removeFromCart, { params: { id: productId } })
      return undefined
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    } finally {
      void dispatch(fetchCart())
      refetchWishlist(dispatch, getState())
    }
  },
)

/** Marks a product wherever it is on screen. */
function mark(
  { list, product, related, wishlist }: Draft<EcommerceState>,
  productId: number,
  flags: Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>,
) {
  const shown = [
    list.data?.products,
    related.data?.products,
    wishlist.data?.products,
    product.data && [product.data.product],
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
    addReadCases(builder, fetchProduct, ({ product }) => product)
    addReadCases(builder, fetchWishlist, ({ wishlist }) => wishlist)
    // A heart answers at once. What failed is undone for its product only, so that others keep what they have become meanwhile.
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
        mark(state, meta.arg, { isInCart: true })
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
  },
  selectors: {
    selectProducts: ({ list }) => list,
    selectFilters: ({ filters }) => filters,
    selectProduct: ({ product }) => product,
    selectRelated: ({ related }) => related,
    selectWishlist: ({ wishlist }) => wishlist,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectProducts, selectFilters, selectProduct, selectRelated, selectWishlist } = injected.selectors
