import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { useOneAtATime } from '../../hooks/useOneAtATime'
import type { z } from '../../schema'
import { messageOf } from '../../validation/validationMessage'

/**
 * react-hook-form over a schema. A registered field is validated when it loses focus with another value than its default,
 * and from then on as the user types; submit validates all fields and focuses the first invalid one. A `Controller` with
 * `onBlur` has to check `isDirty` itself. A submit during a submit is ignored, so that a double click sends one request.
 *
 * @param schema What the form has to satisfy. Checks without a message of their own get ours.
 * @param options Further options of `useForm`, such as `defaultValues`.
 * @returns The form; `handleSubmit` gives the schema's output.
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
      // An ignored submit must not load the page again.
      event?.preventDefault()
      await oneAtATime(() => form.handleSubmit(onValid, onInvalid)(event))
    },
  }
}
