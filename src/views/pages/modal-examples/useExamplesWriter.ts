import type { Examples, ExamplesChange } from '@/redux/pages/modal-examples/schema'
import { saveExamples, selectLoaded } from '@/redux/pages/modal-examples/slice'
import type { WriteDetails } from '@/views/shared/account/useDetailsWriter'
import { useDetailsWriter } from '@/views/shared/account/useDetailsWriter'

export function useExamplesWriter(examples: Examples): WriteDetails<Examples, ExamplesChange> {
  return useDetailsWriter({
    thunk: saveExamples,
    latest: (state) => selectLoaded(state).data?.examples ?? examples,
    toArg: (change) => change,
  })
}

/** Adapter for the dialogs of `views/shared/account`. */
export function useAccountWriter(examples: Examples): WriteDetails {
  const write = useExamplesWriter(examples)
  return ({ change, undo, ...rest }) =>
    write({
      ...rest,
      change: (latest) => change({ ...latest, notifications: [] }),
      ...(undo && { undo: (latest) => undo({ ...latest, notifications: [] }) }),
    })
}
