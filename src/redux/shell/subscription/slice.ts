import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { subscriptionApi } from './contract'
import type { PlanChoice, Subscription } from './schema'

const initialState: Loaded<{ subscription: Subscription }> = notLoaded

export const fetchSubscription = createCallThunk('subscription/fetch', subscriptionApi.current, () => ({}))
export const changePlan = createCallThunk('subscription/change', subscriptionApi.change, (body: PlanChoice) => ({
  body,
}))
export const cancelPlan = createCallThunk('subscription/cancel', subscriptionApi.cancel, () => ({}))
export const startTrial = createCallThunk('subscription/startTrial', subscriptionApi.startTrial, () => ({}))
export const endTrial = createCallThunk('subscription/endTrial', subscriptionApi.endTrial, () => ({}))

const isWritten = isAnyOf(changePlan.fulfilled, cancelPlan.fulfilled, startTrial.fulfilled, endTrial.fulfilled)

const slice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchSubscription, (state) => state)
    builder.addMatcher(isWritten, (state, { payload }) => {
      state.data = payload
    })
  },
  selectors: { selectSubscription: (state) => state },
})

export const { selectSubscription } = slice.injectInto(rootReducer).selectors
