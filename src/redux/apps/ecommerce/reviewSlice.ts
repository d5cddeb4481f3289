import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallsThunk, notLoaded, writesThen } from '@/redux/app/thunks'
import { ecommerceApi } from './contract'
import type { NewReview, Review } from './schema'
import { fetchProduct, selectWantedId } from './slice'

interface ProductReviews {
  productId: number
  reviews: Review[]
}

interface ReviewState {
  reviews: Loaded<ProductReviews>
  pending: Pending
}

const initialState: ReviewState = { reviews: notLoaded, pending: nothingPending }

export const fetchReviews = createCallsThunk<ProductReviews, number>('reviews/fetch', async (productId, call) => {
  const { reviews } = await call(ecommerceApi.reviews, { params: { id: productId } })
  return { productId, reviews }
})

/** The rating depends on the reviews, so both refetch, for the product now on screen. */
const refetch: AfterCall = (dispatch, state) => {
  const id = selectWantedId(state)
  if (id === null) return
  void dispatch(fetchReviews(id))
  void dispatch(fetchProduct(id))
}

const createWrite = writesThen(refetch)

export const writeReview = createWrite(
  'reviews/write',
  ecommerceApi.writeReview,
  ({ productId: id, ...body }: NewReview & { productId: number }) => ({ params: { id }, body }),
)

const ofProduct = (id: number) => ({ params: { id } })

export const removeReview = createWrite('reviews/remove', ecommerceApi.removeReview, ofProduct)

export const restoreReview = createWrite('reviews/restore', ecommerceApi.restoreReview, ofProduct)

const optimistic = new OptimisticWrites<ReviewState>().reads(fetchReviews).writes(removeReview, {
  expect({ reviews: { data } }, productId) {
    if (data?.productId === productId) data.reviews = data.reviews.filter(({ isOwn }) => !isOwn)
  },
})

const slice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchReviews, ({ reviews }) => reviews)
    optimistic.attach(builder)
  },
  selectors: { selectReviews: ({ reviews }) => reviews },
})

const injected = slice.injectInto(rootReducer)

export const { selectReviews } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
