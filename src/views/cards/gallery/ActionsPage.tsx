import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { toast } from '@core/toast/toast'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { StatisticsActionCard } from '@/views/cards/statistics/widgets'

/** Names in a search parameter: `?removed=orders.revenue`. Ignores unknown names. */
function namesIn<Name extends string>(search: URLSearchParams, key: string, names: readonly Name[]): readonly Name[] {
  const given = (search.get(key) ?? '').split('.')
  return names.filter((name) => given.includes(name))
}

/** Keeps collapsed and removed cards in the URL, so Back and reload work. */
function useCardStates<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()

  function set(key: 'collapsed' | 'removed', name: Name, isIn: boolean) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        const others = namesIn(before, key, names).filter((other) => other !== name)
        const all = isIn ? [...others, name] : others
        if (all.length > 0) next.set(key, all.join('.'))
        else next.delete(key)
        return next
      },
      { preventScrollReset: true },
    )
  }
  return {
    collapsed: namesIn(search, 'collapsed', names),
    removed: namesIn(search, 'removed', names),
    collapse: (name: Name, isCollapsed: boolean) => set('collapsed', name, isCollapsed),
    remove: (name: Name, isRemoved: boolean) => set('removed', name, isRemoved),
    reset: () => setSearch({}, { preventScrollReset: true }),
  }
}

const names = ['profitLineChart', 'ordersBarChart', 'subscribers', 'siteTraffic', 'activeUsers', 'sales'] as const

export function ActionsPage() {
  const { t } = useTranslation(['cards', 'statistics'])
  const { collapsed, removed, collapse, remove, reset } = useCardStates(names)
  const page = useRef<HTMLDivElement>(null)
  const shown = names.filter((name) => !removed.includes(name))

  function take(name: (typeof names)[number]) {
    remove(name, true)
    toast.success(t('actions.removed', { name: t(`statistics:card.${name}`) }), { undo: () => remove(name, false) })
    // The focused button was removed with its card.
    page.current?.focus()
  }

  return (
    <>
      <PageHeader
        title={t('actions.title')}
        actions={
          removed.length > 0 &&
          shown.length > 0 && (
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
              {t('actions.reset')}
            </Button>
          )
        }
      />
      <div ref={page} tabIndex={-1}>
        {shown.length === 0 ? (
          <div className="card">
            <EmptyState
              title={t('actions.empty')}
              text={t('actions.emptyText')}
              action={<Button onClick={reset}>{t('actions.reset')}</Button>}
            />
          </div>
        ) : (
          <div className="card-flow">
            {shown.map((name) => (
              <div key={name} className={cx(collapsed.includes(name) && 'align-self-start')}>
                <StatisticsActionCard
                  name={name}
                  isCollapsed={collapsed.includes(name)}
                  onCollapse={(isCollapsed) => collapse(name, isCollapsed)}
                  onRemove={() => take(name)}
                />
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
