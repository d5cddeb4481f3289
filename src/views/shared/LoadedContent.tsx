import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loaded } from '@/redux/app/thunks'

interface LoadedContentProps<Data> {
  source: Loaded<Data>
  onRetry: () => void
  /** For the error title, such as "Questions". */
  name: string
  skeleton: ReactNode
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** Loading, error, stale and ready states of a page's data. */
export function LoadedContent<Data>({ source, onRetry, name, skeleton, missing, children }: LoadedContentProps<Data>) {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  const { data, request } = source
  const error = request.status === 'failed' ? request.error : null
  if (error?.kind === 'notFound' && missing) return missing
  if (data === null && error)
    return (
      <Card>
        <ErrorState title={t('card.failed', { name })} text={errorText(error)} onRetry={onRetry} />
      </Card>
    )
  if (data === null) return <LoadingRegion className="stack">{skeleton}</LoadingRegion>
  return (
    <>
      {error && <StaleAlert title={t('content.stale')} error={error} onRetry={onRetry} />}
      {children(data)}
    </>
  )
}
