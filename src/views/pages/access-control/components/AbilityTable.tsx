import type { AppAbility, Subject } from '@core/auth/ability'
import { actions } from '@core/auth/actions'
import { useUser } from '@core/auth/user'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import '@core/components/data-table/data-table.scss'
import { useOverflow } from '@core/components/data-table/useOverflow'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { areas } from '@/redux/shell/roles/areas'
import { useSessionRoleName } from '@/redux/shell/roles/useRoleName'
import { useAreaName } from './useAreaName'
import styles from '../access-control.module.scss'

const subjects: readonly Subject[] = ['all', 'Auth', ...areas.map(({ subject }) => subject)]

/** All actions on all areas, and whether the current user may perform them. */
export function AbilityTable({ ability }: { ability: AppAbility }) {
  const { t } = useTranslation('accessControl')
  const nameOf = useAreaName()
  const user = useUser()
  const sessionRoleName = useSessionRoleName()
  const { ref, isOverflowing } = useOverflow()
  if (!user) return null
  const title = t('table.title', { name: user.fullName || user.username })

  return (
    <Card
      title={title}
      actions={<Badge>{t('table.role', { role: sessionRoleName(user.role) })}</Badge>}
      footer={<p className="text-muted text-sm">{t('table.source')}</p>}
      isFlush
    >
      <div
        ref={ref}
        className="table-scroll"
        {...(isOverflowing && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      >
        <table className={`data-table ${styles.abilityTable}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="is-primary">
                {t('table.area')}
              </th>
              {actions.map((action) => (
                <th key={action} scope="col">
                  {t(`action.${action}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject) => (
              <tr key={subject}>
                <th scope="row" className="is-primary">
                  {nameOf(subject)}
                </th>
                {actions.map((action) => (
                  <td key={action}>
                    <Mark isAllowed={ability.can(action, subject)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation('accessControl')
  const Icon = isAllowed ? Check : Minus
  return (
    <span className={isAllowed ? `${styles.abilityMark} is-allowed` : styles.abilityMark}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{isAllowed ? t('table.yes') : t('table.no')}</VisuallyHidden>
    </span>
  )
}
