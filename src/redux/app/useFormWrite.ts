import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useEffect, useRef, type BaseSyntheticEvent, type RefObject } from 'react'
import type { FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form'
import { useWrite, type Write } from './useWrite'

/** @returns a ref that is true while the component is on the page */
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
 * Makes the write of a form. What a server objects to is said at the fields that it names, and else in a toast, whose "Try
 * again" submits the form as it is by then. Once the form is gone from the page, all is said in toasts, and "Try again" repeats
 * the write that failed.
 * @param send makes the write with the function that it is given, and does what comes after it
 * @param onInvalid what to do where the form does not satisfy its schema
 * @returns submits the form; the same as its `handleSubmit`
 * @example
 * const submit = useFormWrite(form, async (values, write) => {
 *   if (await write(addUser, values, { done: t('toast.added') })) onSaved()
 * })
 */
export function useFormWrite<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  send: (values: Output, write: Write) => Promise<void>,
  onInvalid?: SubmitErrorHandler<Input>,
): (event?: BaseSyntheticEvent) => Promise<void> {
  const { write } = useWrite()
  const isShown = useIsShown()

  const writeForm: Write = (thunk, arg, { refused, ...telling } = {}) =>
    write(thunk, arg, {
      retry: () => (isShown.current ? submit() : write(thunk, arg, telling)),
      ...telling,
      refused: (error) => isShown.current && (refused?.(error) ?? applyServerErrors(form, error.fields)),
    })

  function submit(event?: BaseSyntheticEvent) {
    return form.handleSubmit((values) => send(values, writeForm), onInvalid)(event)
  }
  return submit
}
