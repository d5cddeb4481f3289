import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type { z } from '../../schema'
import { messageOf } from './validationMessage'

/**
 * react-hook-form over a schema: a field is checked when it is left, then as one types; the first wrong one gets the
 * focus on submit.
 *
 * @param schema What the form has to satisfy. Checks without a message of their own get ours.
 * @param options Further options of `useForm`, such as `defaultValues`.
 * @returns The form; `handleSubmit` gives the schema's output.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'mode'> = {},
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    ...options,
    mode: 'onTouched',
    resolver: zodResolver(schema, { error: messageOf }),
  })
}
