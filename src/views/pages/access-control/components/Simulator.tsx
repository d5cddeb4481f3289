import { actions } from '@core/auth/actions'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { ChoiceField } from '@core/components/forms/ChoiceField'
import { SelectField } from '@core/components/forms/SelectField'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import type { ModuleRoute } from '@core/module/defineModule'
import { RoutesContext } from '@core/module/useModuleLink'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRoleAbilities } from '@/redux/shell/roles/slice'
import { useRoleName } from '@/redux/shell/roles/useRoleName'
import { evaluateAccess } from '../evaluateAccess'
import { VerdictText } from './VerdictText'
import styles from '../access-control.module.scss'

/** Keeps role, page and action in the URL, so that a result can be shared. */
function useSimulation() {
  const [search, setSearch] = useSearchParams()
  const { roles } = useAppSelector(selectRoleAbilities)
  const routes = use(RoutesContext).filter(({ isPublic }) => !isPublic)

  return {
    roles,
    routes,
    role: roles.find(({ key }) => key === search.get('role')) ?? roles[0],
    route: routes.find(({ path }) => path === search.get('page')) ?? routes[0],
    action: actions.find((action) => action === search.get('action')) ?? 'read',
    choose(name: 'role' | 'page' | 'action', value: string) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          return next
        },
        { preventScrollReset: true },
      )
    },
  }
}

/** Example URL of a page: its sample, or its path without optional parameters. */
function addressOf({ sample, path }: ModuleRoute): string {
  return sample ?? path.replace(/\/:[^/]+\?/g, '')
}

/** Shows whether a role may perform an action on a page, and the rule that decides. */
export function Simulator({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['accessControl', 'nav'])
  const errorText = useErrorText()
  const roleName = useRoleName()
  const { request } = useAppSelector(selectRoleAbilities)
  const { roles, routes, role, route, action, choose } = useSimulation()

  const pages = routes.map((page) => ({
    value: page.path,
    label: t('simulator.pageAt', { title: t(page.title, { ns: 'nav' }), path: addressOf(page) }),
  }))

  if (request.status === 'failed' && roles.length === 0) {
    return <ErrorState title={t('simulator.failed')} text={errorText(request.error)} onRetry={onRetry} />
  }
  if (request.status === 'succeeded' && roles.length === 0) return <EmptyState title={t('simulator.none')} />
  return (
    <Card title={t('simulator.title')}>
      {role && route ? (
        <div className={styles.simulator}>
          <div className={styles.simulatorFields}>
            <SelectField
              label={t('simulator.role')}
              options={roles.map(({ key, name }) => ({ value: key, label: roleName(name) }))}
              value={role.key}
              onChange={({ target }) => choose('role', target.value)}
            />
            <SelectField
              label={t('simulator.action')}
              options={actions.map((value) => ({ value, label: t(`action.${value}`) }))}
              value={action}
              onChange={({ target }) => choose('action', target.value)}
            />
            <ChoiceField
              label={t('simulator.page')}
              options={pages}
              value={pages.filter(({ value }) => value === route.path)}
              onChange={([page]) => page && choose('page', page.value)}
            />
          </div>
          <VerdictText verdict={evaluateAccess(role, route, action)} role={role} action={action} />
        </div>
      ) : (
        <LoadingRegion className="form-stack">
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="5rem" />
        </LoadingRegion>
      )}
    </Card>
  )
}
