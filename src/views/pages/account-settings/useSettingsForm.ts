import { useZodForm } from '@core/components/forms/useZodForm'
import type { z } from '@core/schema'
import type { FieldValues } from 'react-hook-form'

/**
 * A form over what is saved. What is saved elsewhere meanwhile comes into the fields that nobody has changed here.
 * @returns the form, and `discard`, which drops all changes
 */
export function useSettingsForm<Values extends FieldValues>(schema: z.core.$ZodType<Values, Values>, saved: Values) {
  const form = useZodForm(schema, { values: saved, resetOptions: { keepDirtyValues: true, keepDirty: true } })
  return { form, discard: () => form.reset(saved, { keepDirtyValues: false, keepDirty: false }) }
}
