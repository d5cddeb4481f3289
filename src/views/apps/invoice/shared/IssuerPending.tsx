import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Logo } from '@core/illustrations/Logo'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIssuer, useIssuerProblem } from './useIssuer'
import styles from './invoice-sheet.module.scss'

const lineWidths = ['8rem', '9rem', '4rem', '10rem', '8rem']

export function IssuerPending() {
  const { t } = useTranslation(['invoice', 'core'])
  const { error, isPending, retry } = useIssuer()
  const problemOf = useIssuerProblem()
  if (!error) {
    return (
      <LoadingRegion>
        <p className={`d-flex gap-2 align-items-center mb-2 ${styles.sheetSender}`}>
          <Logo form="icon" />
          <Skeleton width="9rem" />
        </p>
        <div className={styles.sheetAddress}>
          {lineWidths.map((width, line) => (
            <span key={line}>
              <Skeleton width={width} />
            </span>
          ))}
        </div>
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
