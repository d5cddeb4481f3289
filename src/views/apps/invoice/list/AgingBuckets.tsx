import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { ages } from '@/redux/apps/invoice/schema'
import { fetchAging, selectAging } from '@/redux/apps/invoice/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { paths } from '../paths'
import { Amounts } from './Amounts'
import styles from '../invoice.module.scss'

/** Open balances by age. Each bucket toggles its filter. */
export function AgingBuckets({ shown }: { shown: readonly string[] }) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const errorText = useErrorText()
  const retry = useRequest(fetchAging, undefined)
  const { data, request } = useAppSelector(selectAging)

  if (!data && request.status === 'failed') {
    return (
      <Card>
        <ErrorState title={t('list.aging.failed')} text={errorText(request.error)} onRetry={retry} />
      </Card>
    )
  }
  return (
    <Card isFlush title={t('field.aging')}>
      {!data ? (
        <LoadingRegion className={styles.aging}>
          {ages.map((age) => (
            <div key={age} className={styles.agingBucket}>
              <span className={styles.agingLabel}>{t(`aging.${age}`)}</span>
              <span className={styles.agingFigure}>
                <Skeleton width="6ch" />
              </span>
              <span className="text-sm">
                <Skeleton width="60%" />
              </span>
            </div>
          ))}
        </LoadingRegion>
      ) : (
        <ul className={styles.aging} aria-label={t('field.aging')}>
          {data.aging.map(({ age, count, balance, others = [] }) => {
            const isShown = shown.includes(age)
            return (
              <li key={age}>
                <Link
                  className={styles.agingBucket}
                  to={paths.invoiceList.href({}, isShown ? {} : { aging: age })}
                  aria-current={isShown ? 'true' : undefined}
                  preventScrollReset
                >
                  <span className={styles.agingLabel}>{t(`aging.${age}`)}</span>
                  <span className={`${styles.agingFigure} tabular`}>
                    <Amounts
                      texts={[
                        ...(balance !== 0 || others.length === 0 ? [format.money(balance)] : []),
                        ...others.map((open) => format.money(open.balance, open.currency)),
                      ]}
                    />
                  </span>
                  <span className="text-muted text-sm">{t('list.aging.count', { count })}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
