import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { refusalKey } from './knownRefusals'

/** Shows what a server objects to at the fields that it names; what it says of none of them is kept as the form's failure. */
export function useRefusal<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const { t } = useTranslation('auth')
  const [failure, setFailure] = useState<ApiError>()

  function refuse(error: ApiError | undefined) {
    const fields: Record<string, string[]> = {}
    for (const [field, texts] of Object.entries(error?.fields ?? {})) {
      fields[field] = texts.map((text) => {
        const key = refusalKey(text)
        return key ? t(key) : text
      })
    }
    const hasPlace = applyServerErrors(form, fields)
    setFailure(hasPlace ? undefined : error)
  }

  function forgive() {
    setFailure(undefined)
  }

  return { failure, refuse, forgive }
}
