import { useAppDispatch } from '@/redux/app/hooks'
import type { RootState } from '@/redux/app/rootReducer'
import type { AppThunk } from '@/redux/app/thunks'
import { useWrite } from '@/redux/app/useWrite'
import type { Channels, TwoFactor } from '@/redux/shell/session/accountSchema'
import type { BillingAddress, PaymentMethod } from '@/redux/shell/subscription/billingSchema'

/** The parts of an account's details that the shared cards change, each as a whole. */
interface AccountParts {
  twoFactor: TwoFactor
  paymentMethods: PaymentMethod[]
  billingAddress: BillingAddress
  notifications: Channels[]
}

interface DetailsWrite<Details, Change> {
  /** What to change, worked out from the details as they are at that moment: others may have been changed since. */
  change: (details: Details) => Change
  /** What to say once it is done. */
  done?: string
  /** Takes the change back: offered together with `done`. */
  undo?: (details: Details) => Change
}

/** Resolves to whether it was saved. */
export type WriteDetails<Details = Omit<AccountParts, 'billingAddress'>, Change = Partial<AccountParts>> = (
  write: DetailsWrite<Details, Change>,
) => Promise<boolean>

interface Source<Details, Change, Answer, Arg> {
  thunk: AppThunk<Answer, Arg>
  /** The details as they are on screen. */
  latest: (state: RootState) => Details
  toArg: (change: Change) => Arg
}

/** Saves parts of an account's details. They show at once; a write that fails is put back by the slice and said here. */
export function useDetailsWriter<Details, Change, Answer, Arg>({
  thunk,
  latest,
  toArg,
}: Source<Details, Change, Answer, Arg>): WriteDetails<Details, Change> {
  const dispatch = useAppDispatch()
  const { write } = useWrite()

  return async function store({ change, done, undo }): Promise<boolean> {
    const details = dispatch((_, getState) => latest(getState()))
    const stored = await write(thunk, toArg(change(details)), {
      ...(done !== undefined && { done }),
      ...(undo && { undo: () => store({ change: undo }) }),
      retry: () => store({ change, ...(done !== undefined && { done }), ...(undo && { undo }) }),
    })
    return stored !== null
  }
}
