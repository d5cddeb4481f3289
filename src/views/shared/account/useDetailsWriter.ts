import { useAppDispatch } from '@/redux/app/hooks'
import type { RootState } from '@/redux/app/rootReducer'
import type { AppThunk } from '@/redux/app/thunks'
import { useWrite } from '@/redux/app/useWrite'
import type { Channels, TwoFactor } from '@/redux/shell/session/accountSchema'
import type { BillingAddress, PaymentMethod } from '@/redux/shell/subscription/billingSchema'

/** Account details that the shared cards replace as a whole. */
interface AccountParts {
  twoFactor: TwoFactor
  paymentMethods: PaymentMethod[]
  billingAddress: BillingAddress
  notifications: Channels[]
}

interface DetailsWrite<Details, Change> {
  /** Computes the change from the latest details: a parallel write may have changed them. */
  change: (details: Details) => Change
  done?: string
  undo?: (details: Details) => Change
}

export type WriteDetails<Details = Omit<AccountParts, 'billingAddress'>, Change = Partial<AccountParts>> = (
  write: DetailsWrite<Details, Change>,
) => Promise<boolean>

interface Source<Details, Change, Answer, Arg> {
  thunk: AppThunk<Answer, Arg>
  latest: (state: RootState) => Details
  toArg: (change: Change) => Arg
}

/** Optimistic writes of account details: the slice rolls failures back, and a toast reports them. */
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
      ...(done !== undefined && { success: done }),
      ...(undo && { undo: () => store({ change: undo }) }),
      retry: () => store({ change, ...(done !== undefined && { done }), ...(undo && { undo }) }),
    })
    return stored !== null
  }
}
