import { Button } from '@core/components/button/Button'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { Drawer } from '@core/components/overlay/Drawer'
import { SortableList } from '@core/components/sortable/SortableList'
import { useTranslation } from 'react-i18next'
import type { Arrangement } from './arrangement'
import { asItComes, moved, withHidden } from './arrangement'
import { ArrangeRow } from './ArrangeRow'
import type { DashboardCard } from './dashboardCard'
import styles from './arrange.module.scss'

interface ArrangeDrawerProps {
  /** All of them, in their order. */
  cards: readonly DashboardCard[]
  arrangement: Arrangement
  onChange: (next: Arrangement) => void
  onClose: () => void
}

/** Which cards a dashboard shows, and in which order: by dragging, by keys and by menu. */
export function ArrangeDrawer({ cards, arrangement, onChange, onClose }: ArrangeDrawerProps) {
  const { t } = useTranslation('dashboards')
  const keys = cards.map(({ key }) => key)

  function move(from: number, to: number) {
    const [key, target] = [keys[from], keys[to]]
    if (key !== undefined && target !== undefined) onChange(moved(arrangement, keys, key, target))
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('board.arrange')}
      footer={
        <div className="cluster">
          <Button variant="primary" onClick={onClose}>
            {t('board.done')}
          </Button>
          <ButtonWithReason
            reason={arrangement === asItComes ? t('board.isDefault') : undefined}
            onClick={() => onChange(asItComes)}
          >
            {t('board.reset')}
          </ButtonWithReason>
        </div>
      }
    >
      <p className="text-muted text-sm">{t('board.howTo')}</p>
      <SortableList
        label={t('board.cards')}
        className={styles.arrangeList}
        ids={keys}
        nameOf={(index) => cards[index]?.title ?? ''}
        onMove={move}
      >
        {cards.map(({ key, title }, index) => (
          <ArrangeRow
            key={key}
            id={key}
            title={title}
            index={index}
            count={cards.length}
            isShown={!arrangement.hidden.includes(key)}
            onShow={(isShown) => onChange(withHidden(arrangement, key, !isShown))}
            onMove={(to) => move(index, to)}
          />
        ))}
      </SortableList>
    </Drawer>
  )
}
