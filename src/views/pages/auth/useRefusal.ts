import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** The server's sentences (specification section 5, contract) that are said in the reader's language. Others show as they are. */
const known = {
  'Email or Password is Invalid': 'refusal.credentials',
  'This email is already in use.': 'refusal.email',
  'This username is already in use.': 'refusal.username',
} as const

function isKnown(text: string): text is keyof typeof known {
  return text in known
}

/** Shows what a server objects to at the fields that it names; what it says of none of them is kept as the form's failure. */
export function useRefusal<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const { t } = useTranslation('auth')
  const [failure, setFailure] = useState<ApiError>()

  function refuse(error: ApiError | undefined) {
    const fields: Record<string, string[]> = {}
    for (const [field, texts] of Object.entries(error?.fields ?? {})) {
      fields[field] = texts.map((text) => (isKnown(text) ? t(known[text]) : text))
    }
    const hasPlace = applyServerErrors(form, fields)
    setFailure(hasPlace ? undefined : error)
  }

  function forgive() {
    setFailure(undefined)
  }

  return { failure, refuse, forgive }
}
