import type { ApiError } from '@core/api/errors'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Company } from '@/redux/shell/company/schema'
import { fetchCompany, selectCompany } from '@/redux/shell/company/slice'

interface Issuer {
  readonly company: Company | null
  readonly error: ApiError | null
  readonly isPending: boolean
  readonly retry: () => void
}

/** Issuer of the invoices: the user's company. */
export function useIssuer(): Issuer {
  const retry = useRequest(fetchCompany, undefined)
  const { data, request } = useAppSelector(selectCompany)
  return {
    company: data?.company ?? null,
    error: request.status === 'failed' ? request.error : null,
    isPending: request.status === 'pending',
    retry,
  }
}

export function useIssuerProblem(): (error: ApiError) => string {
  const { t } = useTranslation('invoice')
  const errorText = useErrorText()
  return (error) => (error.kind === 'notFound' ? t('issuer.missing') : t('issuer.failed', { reason: errorText(error) }))
}
