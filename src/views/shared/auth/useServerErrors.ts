import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Shows server errors at the fields they name; the rest become the form's `failure`. */
export function useServerErrors<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const [failure, setFailure] = useState<ApiError>()

  function showErrors(error: ApiError | undefined) {
    setFailure(applyServerErrors(form, error?.fields ?? {}) ? undefined : error)
  }

  function clearFailure() {
    setFailure(undefined)
  }

  return { failure, showErrors, clearFailure }
}
