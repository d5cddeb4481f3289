import type { Examples, ExamplesChange } from '@/redux/pages/modal-examples/schema'
import { saveExamples, selectLoaded } from '@/redux/pages/modal-examples/slice'
import type { WriteDetails } from '@/views/shared/account/useDetailsWriter'
import { useDetailsWriter } from '@/views/shared/account/useDetailsWriter'

/** Saves parts of what the examples hold. */
export function useExamplesWriter(examples: Examples): WriteDetails<Examples, ExamplesChange> {
  return useDetailsWriter({
    thunk: saveExamples,
    latest: (state) => selectLoaded(state).data?.examples ?? examples,
    toArg: (change) => change,
  })
}

/** The same for the dialogs about an account, which know of no examples. */
export function useAccountWriter(examples: Examples): WriteDetails {
  const write = useExamplesWriter(examples)
  return ({ change, undo, ...rest }) =>
    write({
      ...rest,
      change: (latest) => change({ ...latest, notifications: [] }),
      ...(undo && { undo: (latest) => undo({ ...latest, notifications: [] }) }),
    })
}

/** The id for a new row of a part. */
export function freeId(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}
