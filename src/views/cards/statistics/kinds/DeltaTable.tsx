import { Badge } from '@core/components/Badge'
import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { ratio } from '@/utility/ratio'
import styles from '../statistics.module.scss'
import type { DetailProps } from './detail'

/** Hidden in narrow cards. */
const shareCell = `is-numeric ${styles.share}`

export function DeltaTable({ card: { figure, parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div className={styles.deltas}>
      <Table caption={t('head.channel')} variants={['small']}>
        <thead>
          <tr>
            <th scope="col">{t('head.channel')}</th>
            <th scope="col" className="is-numeric">
              {t('head.orders')}
            </th>
            <th scope="col" className={shareCell}>
              {t('head.share')}
            </th>
            <th scope="col" className="is-numeric">
              {t('head.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, value, change }) => (
            <tr key={name}>
              <th scope="row">{t(`part.${name}`)}</th>
              <td className="is-numeric">{write(value)}</td>
              <td className={shareCell}>{format.percent(ratio(value, figure))}</td>
              <td className="is-numeric">
                {change !== undefined && (
                  <Badge tone={change >= 0 ? 'success' : 'danger'}>{format.change(change / 100)}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
