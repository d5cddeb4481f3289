import { Card } from '@core/components/Card'
import { Table } from '@core/components/table/Table'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { planKeys, planLimits } from '@/redux/shell/subscription/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './pricing.module.scss'

/** Smallest plan with the feature. */
const features = {
  apps: 'basic',
  knowledgeBase: 'basic',
  boards: 'standard',
  shop: 'standard',
  apiRead: 'standard',
  mailSupport: 'standard',
  roles: 'enterprise',
  apiFull: 'enterprise',
  audit: 'enterprise',
  contact: 'enterprise',
} as const satisfies Record<string, (typeof planKeys)[number]>

type Feature = keyof typeof features

function Included({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation('pricing')
  return (
    <>
      {isIncluded ? <Check aria-hidden="true" /> : <Minus className="text-muted" aria-hidden="true" />}
      <VisuallyHidden>{t(isIncluded ? 'included' : 'notIncluded')}</VisuallyHidden>
    </>
  )
}

export function Comparison() {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  return (
    <Card title={t('compare')} className={styles.comparison} isFlush>
      <Table caption={t('compare')}>
        <thead>
          <tr>
            <th scope="col">{t('feature.name')}</th>
            {planKeys.map((plan) => (
              <th key={plan} scope="col">
                {t(`plan.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('feature.users')}</th>
            {planKeys.map((plan) => (
              <td key={plan}>{t('upTo', { number: format.number(planLimits[plan].userLimit) })}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('feature.storage')}</th>
            {planKeys.map((plan) => (
              <td key={plan}>{t('gigabytes', { number: format.number(planLimits[plan].storageLimitGb) })}</td>
            ))}
          </tr>
          {(Object.keys(features) as Feature[]).map((feature) => (
            <tr key={feature}>
              <th scope="row">{t(`feature.${feature}`)}</th>
              {planKeys.map((plan) => (
                <td key={plan}>
                  <Included isIncluded={planKeys.indexOf(plan) >= planKeys.indexOf(features[feature])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
