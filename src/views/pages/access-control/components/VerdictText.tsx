import type { Action } from '@core/auth/ability'
import { cx } from '@core/components/cx'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RoleAbility } from '@/redux/shell/roles/schema'
import { useRoleName } from '@/redux/shell/roles/useRoleName'
import type { AccessResult } from '../evaluateAccess'
import { useAreaName } from './useAreaName'
import styles from '../access-control.module.scss'

interface VerdictTextProps {
  verdict: AccessResult
  role: RoleAbility
  action: Action
}

export function VerdictText({ verdict: { isAllowed, rule, subject, isPageOpen }, role, action }: VerdictTextProps) {
  const { t } = useTranslation('accessControl')
  const nameOf = useAreaName()
  const roleName = useRoleName()
  const Icon = isAllowed ? Check : X

  function why(): string {
    if (!subject) return t('simulator.open')
    const asked = { action: t(`action.${action}`), area: nameOf(subject) }
    return rule ? t('simulator.because', asked) : t('simulator.none', { ...asked, count: role.ability.length })
  }

  return (
    <div className={cx(styles.verdict, isAllowed ? 'is-allowed' : 'is-denied')} role="status">
      <Icon aria-hidden="true" />
      <div>
        <p className="fw-semibold">{t(isAllowed ? 'simulator.yes' : 'simulator.no', { role: roleName(role.name) })}</p>
        <p>
          {why()} {rule && <code dir="ltr">{`${rule.action} ${rule.subject}`}</code>}
        </p>
        {isAllowed && !isPageOpen && <p>{t('simulator.closed')}</p>}
      </div>
    </div>
  )
}
