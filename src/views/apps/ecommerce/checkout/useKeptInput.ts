import { useUnsaved } from '@core/components/overlay/unsaved'
import { useEffect, useEffectEvent } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import { checkoutTyped } from '@/redux/apps/ecommerce/checkoutSlice'

/**
 * Keeps a form's input while another step is open, so that leaving does not ask. Closing the tab does.
 * @param isDone the input was used; it is not kept
 */
export function useKeptInput(
  isDirty: boolean,
  isDone: boolean,
  inputOf: () => Parameters<typeof checkoutTyped>[0],
): void {
  const dispatch = useAppDispatch()
  useUnsaved(isDirty && !isDone, false)
  const keep = useEffectEvent(() => {
    if (!isDone) dispatch(checkoutTyped(inputOf()))
  })
  useEffect(() => () => keep(), [])
}
