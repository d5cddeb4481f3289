import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIssuer, useIssuerProblem } from './useIssuer'
import styles from './invoice-sheet.module.scss'

/** What stands in the place of the issuer as long as nobody is known to be it. */
export function IssuerPending() {
  const { t } = useTranslation(['invoice', 'core'])
  const { error, isPending, retry } = useIssuer()
  const problemOf = useIssuerProblem()
  if (!error) {
    return (
      <LoadingRegion className={styles.issuerLoading}>
        <Skeleton width="12rem" height="1.5rem" shape="block" />
        <Skeleton width="9rem" />
        <Skeleton width="9rem" />
      </LoadingRegion>
    )
  }
  return (
    <Alert tone="danger">
      <p>{problemOf(error)}</p>
      <Button size="sm" icon={<RotateCw aria-hidden="true" />} pending={isPending} onClick={retry}>
        {t('core:tryAgain')}
      </Button>
    </Alert>
  )
}
