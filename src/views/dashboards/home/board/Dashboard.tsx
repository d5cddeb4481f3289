import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { CardRefreshContext } from '@core/components/data-card/cardRefreshContext'
import { PageHeader } from '@core/components/PageHeader'
import { toast } from '@core/toast/toast'
import { RefreshCw, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodMenu } from '@/views/cards/analytics/widgets'
import { asItComes, moved, ordered, withHidden } from './arrangement'
import { BoardCard } from './BoardCard'
import type { DashboardCard } from './dashboardCard'
import { useArrangement } from './useArrangement'
import { useLive } from './useLive'

const ArrangeDrawer = lazy(() => import('./ArrangeDrawer').then((file) => ({ default: file.ArrangeDrawer })))

/** Milliseconds between two looks at figures that are kept up to date. */
const minute = 60_000

interface DashboardProps {
  /** By which its arrangement is remembered. */
  board: string
  title: string
  cards: readonly DashboardCard[]
}

/** Cards that can be put in another order and hidden, under one period. */
export function Dashboard({ board, title, cards }: DashboardProps) {
  const { t } = useTranslation('dashboards')
  const [arrangement, change] = useArrangement(board)
  const [isLive, setLive] = useLive()
  const [isArranging, setArranging] = useState(false)
  const arrangeButton = useRef<HTMLButtonElement>(null)
  const all = ordered(cards, arrangement)
  const keys = all.map(({ key }) => key)
  const shown = all.filter(({ key }) => !arrangement.hidden.includes(key))

  function hide({ key, title: name }: DashboardCard) {
    change(withHidden(arrangement, key, true))
    toast.success(t('board.hidden', { name }), { undo: () => change(arrangement) })
    // The card's menu, which had the focus, is gone: this is where the card can be had back.
    arrangeButton.current?.focus()
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <PeriodMenu />
            <Button icon={<RefreshCw aria-hidden="true" />} aria-pressed={isLive} onClick={() => setLive(!isLive)}>
              {t('board.live')}
            </Button>
            <Button
              ref={arrangeButton}
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={() => setArranging(true)}
            >
              {t('board.arrange')}
            </Button>
          </>
        }
      />
      {shown.length === 0 ? (
        <div className="card">
          <EmptyState
            title={t('board.empty')}
            text={t('board.emptyText')}
            action={<Button onClick={() => change(asItComes)}>{t('board.reset')}</Button>}
          />
        </div>
      ) : (
        <CardRefreshContext value={isLive ? minute : null}>
          <div className="card-flow">
            {shown.map((card, index) => (
              <BoardCard
                key={card.key}
                card={card}
                index={index}
                count={shown.length}
                onMove={(to) => change(moved(arrangement, keys, card.key, shown[to]?.key ?? card.key))}
                onHide={() => hide(card)}
              />
            ))}
          </div>
        </CardRefreshContext>
      )}
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangeDrawer cards={all} arrangement={arrangement} onChange={change} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  )
}
