import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { useOneAtATime } from '../../hooks/useOneAtATime'
import type { z } from '../../schema'
import { messageOf } from '../../validation/validationMessage'

/**
 * react-hook-form with a schema. A registered field is validated on blur, if changed, and then on every input.
 * Submit validates all fields and focuses the first invalid field. During a submit, further submits are ignored,
 * so that a double click sends a single request. A `Controller` with `onBlur` must check `isDirty` itself.
 * @param schema Checks without a message get our default messages.
 * @param options of `useForm`, such as `defaultValues`
 * @returns The form; `handleSubmit` passes the schema's output.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'mode'> = {},
): UseFormReturn<Input, unknown, Output> {
  const oneAtATime = useOneAtATime()
  const form = useForm<Input, unknown, Output>({
    ...options,
    mode: 'onTouched',
    resolver: zodResolver(schema, { error: messageOf }),
  })
  return {
    ...form,
    register(name, rules) {
      const field = form.register(name, rules)
      return {
        ...field,
        async onBlur(event) {
          if (form.getFieldState(name).isDirty) await field.onBlur(event)
        },
      }
    },
    handleSubmit: (onValid, onInvalid) => async (event) => {
      // An ignored submit must not reload the page.
      event?.preventDefault()
      await oneAtATime(() => form.handleSubmit(onValid, onInvalid)(event))
    },
  }
}
