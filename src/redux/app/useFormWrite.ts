import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useEffect, useRef, type BaseSyntheticEvent, type RefObject } from 'react'
import type { FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form'
import { useWrite, type Write } from './useWrite'

/** @returns a ref that is true while the component is mounted */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/**
 * Submits a form. Server errors show at their fields, others in a toast. Its "Try again" submits the current values.
 * After unmount, all errors are toasts, and "Try again" repeats the failed write.
 * @param form from `useZodForm`
 * @param send calls `write`, then handles its result
 * @param onInvalid called if validation fails
 * @returns submits the form, like its `handleSubmit`
 * @example
 * const submit = useFormWrite(form, async (values, write) => {
 *   if (await write(addUser, values, { success: t('toast.added') })) onSaved()
 * })
 */
export function useFormWrite<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  send: (values: Output, write: Write) => Promise<void>,
  onInvalid?: SubmitErrorHandler<Input>,
): (event?: BaseSyntheticEvent) => Promise<void> {
  const { write } = useWrite()
  const isShown = useIsShown()

  const writeForm: Write = (thunk, arg, { rejected, ...options } = {}) =>
    write(thunk, arg, {
      retry: () => (isShown.current ? submit() : write(thunk, arg, options)),
      ...options,
      rejected: (error) => isShown.current && (rejected?.(error) ?? applyServerErrors(form, error.fields)),
    })

  function submit(event?: BaseSyntheticEvent) {
    return form.handleSubmit((values) => send(values, writeForm), onInvalid)(event)
  }
  return submit
}
