import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import '@core/components/data-table/data-table.scss'
import { useOverflow } from '@core/components/data-table/useOverflow'
import { useTranslation } from 'react-i18next'
import { areas } from '@/redux/shell/roles/areas'
import type { Matrix, Right } from '@/redux/shell/roles/schema'
import { rights } from '@/redux/shell/roles/schema'
import { shareOf, subjects, withPart } from './matrix'
import styles from '../roles.module.scss'

interface MatrixFieldProps {
  value: Matrix
  onChange: (matrix: Matrix) => void
}

/** Checkboxes for each right in each area, and for whole rows, columns and the matrix. */
export function MatrixField({ value, onChange }: MatrixFieldProps) {
  const { t } = useTranslation(['roles', 'nav'])
  const { ref, isOverflowing } = useOverflow()

  function box(label: string, ofAreas: readonly string[], ofRights: readonly Right[]) {
    const share = shareOf(value, ofAreas, ofRights)
    return (
      <RowCheckbox
        label={label}
        isChecked={share === 'all'}
        isMixed={share === 'some'}
        onToggle={() => onChange(withPart(value, ofAreas, ofRights, share !== 'all'))}
      />
    )
  }

  return (
    <div
      ref={ref}
      className={`table-scroll ${styles.matrixFrame}`}
      {...(isOverflowing && { role: 'region', 'aria-label': t('matrix.title'), tabIndex: 0 })}
    >
      <table className={`data-table ${styles.matrix}`}>
        <caption className="visually-hidden">{t('matrix.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="is-primary">
              <span className={styles.matrixArea}>
                {box(t('matrix.everything'), subjects, rights)}
                {t('matrix.area')}
              </span>
            </th>
            {rights.map((right) => (
              <th key={right} scope="col">
                <span className={styles.matrixRight}>
                  {t(`right.${right}`)}
                  {box(t('matrix.everywhere', { right: t(`right.${right}`) }), subjects, [right])}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ subject, title }) => {
            const area = t(title, { ns: 'nav' })
            return (
              <tr key={subject}>
                <th scope="row" className="is-primary">
                  <span className={styles.matrixArea}>
                    {box(t('matrix.allIn', { area }), [subject], rights)}
                    {area}
                  </span>
                </th>
                {rights.map((right) => (
                  <td key={right}>{box(t('matrix.one', { area, right: t(`right.${right}`) }), [subject], [right])}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
