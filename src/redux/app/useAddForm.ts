import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useRef, type BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIsShown } from './useFormWrite'
import { useWrite, type Write } from './useWrite'

/**
 * Submits a form that adds items one after another, such as comments. The form resets at once; items are sent in order.
 * A failed item returns to the form, with field errors. If the user is typing the next item, the toast's "Try again"
 * sends the failed item.
 * @param form from `useZodForm`
 * @param send calls `write`, then handles its result
 * @returns submits the form, like its `handleSubmit`
 * @example
 * const submit = useAddForm(form, (values, write) => write(addComment, values, { success: t('toast.commented') }))
 */
export function useAddForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  send: (values: Output, write: Write) => Promise<unknown>,
): (event?: BaseSyntheticEvent) => Promise<void> {
  const { write, isPending } = useWrite()
  const isShown = useIsShown()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { isDirty } = form.formState

  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    event?.preventDefault()
    // Second click of a double click.
    if (isPending && !isDirty) return
    await form.handleSubmit((values) => {
      const typed = form.getValues()
      form.reset(undefined, { keepFieldsRef: true })
      const empty = JSON.stringify(form.getValues())

      const writeItem: Write = (thunk, arg, options = {}) => {
        let isBack = false
        return write(thunk, arg, {
          retry: () => (isBack && isShown.current ? submit() : write(thunk, arg, options)),
          ...options,
          rejected(error) {
            isBack = isShown.current && JSON.stringify(form.getValues()) === empty
            if (!isBack) return false
            form.reset(typed, { keepDefaultValues: true, keepFieldsRef: true })
            return options.rejected?.(error) ?? applyServerErrors(form, error.fields)
          },
        })
      }
      queue.current = queue.current.then(() => send(values, writeItem))
    })(event)
  }
  return submit
}
