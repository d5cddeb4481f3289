import { Button } from '@core/components/button/Button'
import { CardRangeContext, CardRefreshContext } from '@core/components/data-card/cardContexts'
import { EmptyState } from '@core/components/EmptyState'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { PageHeader } from '@core/components/PageHeader'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { toast } from '@core/toast/toast'
import { lazyPart } from '@core/lazy/lazyPart'
import { Ellipsis, RefreshCw, SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { readStored, writeStored } from '@/configs/storage'
import type { Arrangement } from './arrangement'
import { asItComes, moved, ordered, toArrangement, withHidden } from './arrangement'
import { BoardCard } from './BoardCard'
import type { DashboardCard } from './dashboardCard'
import { RangeMenu } from './RangeMenu'
import { useRange } from './useRange'

/** Auto-refresh by URL: wall displays open `?live=on`. */
function useLive(): readonly [boolean, (isLive: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  function setLive(isLive: boolean) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (isLive) next.set('live', 'on')
        else next.delete('live')
        return next
      },
      { preventScrollReset: true },
    )
  }
  return [search.get('live') === 'on', setLive]
}

const storageKey = 'boards'

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readStored(storageKey)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Stored in this browser. */
function useArrangement(board: string): readonly [Arrangement, (next: Arrangement) => void] {
  const [arrangement, setArrangement] = useState(() => toArrangement(readAll()[board]))
  function change(next: Arrangement) {
    setArrangement(next)
    const others = Object.entries(readAll()).filter(([name]) => name !== board)
    const isKept = next !== asItComes
    writeStored(
      storageKey,
      isKept || others.length > 0 ? Object.fromEntries([...others, ...(isKept ? [[board, next] as const] : [])]) : null,
    )
  }
  return [arrangement, change]
}

const ArrangeDrawer = lazyPart(() => import('./ArrangeDrawer').then(({ ArrangeDrawer }) => ArrangeDrawer))

/** Refresh interval in milliseconds. */
const minute = 60_000

interface DashboardProps {
  /** Storage key of the arrangement */
  board: string
  title: string
  cards: readonly DashboardCard[]
}

export function Dashboard({ board, title, cards }: DashboardProps) {
  const { t } = useTranslation('dashboards')
  const [arrangement, change] = useArrangement(board)
  const [isLive, setLive] = useLive()
  const chosen = useRange()
  const [isArranging, setArranging] = useState(false)
  const isPhone = useMediaQuery('(width < 576px)')
  const arrangeButton = useRef<HTMLButtonElement>(null)
  const all = ordered(cards, arrangement)
  const keys = all.map(({ key }) => key)
  const shown = all.filter(({ key }) => !arrangement.hidden.includes(key))

  function hide({ key, title: name }: DashboardCard) {
    change(withHidden(arrangement, key, true))
    toast.success(t('board.hidden', { name }), { undo: () => change(arrangement) })
    // The focused menu is gone. Focus the button that shows the card again; on phones, the heading.
    const next = arrangeButton.current ?? document.querySelector<HTMLElement>('h1')
    next?.focus()
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <RangeMenu {...chosen} />
            {isPhone ? (
              <MenuButton
                label={t('board.more')}
                icon={<Ellipsis aria-hidden="true" />}
                align="end"
                items={[
                  {
                    kind: 'check',
                    key: 'live',
                    label: t('board.live'),
                    icon: <RefreshCw aria-hidden="true" />,
                    isChecked: isLive,
                    onSelect: () => setLive(!isLive),
                  },
                  {
                    key: 'arrange',
                    label: t('board.arrange'),
                    icon: <SlidersHorizontal aria-hidden="true" />,
                    onSelect: () => setArranging(true),
                  },
                ]}
              />
            ) : (
              <>
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
            )}
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
        <CardRangeContext value={chosen.range}>
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
        </CardRangeContext>
      )}
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangeDrawer cards={all} arrangement={arrangement} onChange={change} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  )
}
