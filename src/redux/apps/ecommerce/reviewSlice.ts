import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addReadCases, createCallsThunk, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { ecommerceApi } from './contract'
import type { NewReview, Review } from './schema'
import { fetchProduct, selectWantedId } from './slice'

interface ProductReviews {
  productId: number
  /** Newest first. */
  reviews: Review[]
}

interface ReviewState {
  reviews: Loaded<ProductReviews>
  rollbacks: Rollbacks<ProductReviews | null>
}

const initialState: ReviewState = { reviews: notLoaded, rollbacks: {} }

/** Takes the product's id. */
export const fetchReviews = createCallsThunk<ProductReviews, number>('reviews/fetch', async (productId, call) => {
  const { reviews } = await call(ecommerceApi.reviews, { params: { id: productId } })
  return { productId, reviews }
})

/** A product's stars follow from its reviews: both are fetched anew, of the product that is on screen by then. */
const refetch: AfterCall = (dispatch, state) => {
  const id = selectWantedId(state)
  if (id === null) return
  void dispatch(fetchReviews(id))
  void dispatch(fetchProduct(id))
}

export const writeReview = createCallThunk(
  'reviews/write',
  ecommerceApi.writeReview,
  ({ productId: id, ...body }: NewReview & { productId: number }) => ({ params: { id }, body }),
  refetch,
)

const ofProduct = (id: number) => ({ params: { id } })

/** Takes the product's id, and away what whoever is signed in has written of it. */
export const removeReview = createCallThunk('reviews/remove', ecommerceApi.removeReview, ofProduct, refetch)

/** Takes the product's id. */
export const restoreReview = createCallThunk('reviews/restore', ecommerceApi.restoreReview, ofProduct, refetch)

const slice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchReviews, ({ reviews }) => reviews)
    addOptimisticCases(builder, removeReview, {
      rollbacksOf: ({ rollbacks }) => rollbacks,
      take: ({ reviews }) => reviews.data,
      put({ reviews }, before) {
        if (reviews.data?.productId === before?.productId) reviews.data = before
      },
      apply({ reviews: { data } }, productId) {
        if (data?.productId === productId) data.reviews = data.reviews.filter(({ isOwn }) => !isOwn)
      },
    })
  },
  selectors: { selectReviews: ({ reviews }) => reviews },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectReviews } = slice.injectInto(rootReducer).selectors
