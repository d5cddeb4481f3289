import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit'
import type { AppThunk, Loaded, Rollbacks } from './thunks'
import { addOptimisticCases, addRequestCases, isWriting, notLoaded } from './thunks'

/** What one call reads and others change at once, each as a whole. */
export interface Editable<Data> extends Loaded<Data> {
  rollbacks: Rollbacks<Data | null>
}

export const notEdited: Editable<never> = { ...notLoaded, rollbacks: {} }

/** For a slice that holds nothing but an {@link Editable}. */
export const whole = <State>(state: State) => state

/**
 * Keeps the answers of a thunk that reads, but for those that may be older than what a write has just put on screen.
 * @param holderOf the part of the state that they are kept in
 * @example addEditableCases(builder, fetchComparison, whole)
 */
export function addEditableCases<State, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  holderOf: (state: Draft<State>) => Editable<Answer>,
) {
  return addRequestCases(builder, thunk, holderOf, (state, answer) => {
    const holder = holderOf(state)
    if (!isWriting(holder.rollbacks)) holder.data = answer
  })
}

/**
 * Lets a write show at once what it will change, and takes that back when the call fails.
 * @param holderOf the part of the state that the data are kept in
 * @param change makes of the data what the backend is about to
 * @example addEditCases(builder, likePost, whole, ({ posts }, id) => { … })
 */
export function addEditCases<State, Data, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  holderOf: (state: State | Draft<State>) => Editable<Data>,
  change: (data: Data, arg: Arg) => void,
) {
  return addOptimisticCases(builder, thunk, {
    rollbacksOf: (state) => holderOf(state).rollbacks,
    take: (state) => holderOf(state).data,
    put(state, before) {
      holderOf(state).data = before
    },
    apply(state, arg) {
      const { data } = holderOf(state)
      if (data !== null) change(data, arg)
    },
  })
}
