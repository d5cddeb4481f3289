import { Button } from '@core/components/button/Button'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { cx } from '@core/components/cx'
import { SwitchField } from '@core/components/forms/SwitchField'
import { Drawer } from '@core/components/overlay/Drawer'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { SortableList } from '@core/components/sortable/SortableList'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { useTranslation } from 'react-i18next'
import styles from './arrange.module.scss'
import type { Arrangement } from './arrangement'
import { asItComes, moved, withHidden } from './arrangement'
import type { DashboardCard } from './dashboardCard'

interface ArrangeRowProps {
  id: string
  title: string
  index: number
  count: number
  isShown: boolean
  onShow: (isShown: boolean) => void
  onMove: (to: number) => void
}

function ArrangeRow({ id, title, index, count, isShown, onShow, onMove }: ArrangeRowProps) {
  const { t } = useTranslation('dashboards')
  const { setRow, isDragging, handle } = useSortableRow(id)
  return (
    <li ref={setRow} className={cx(styles.arrangeRow, isDragging && 'is-dragging')}>
      <DragHandle label={t('board.move', { name: title })} handle={handle} />
      <SwitchField label={title} checked={isShown} onChange={({ target }) => onShow(target.checked)} />
      <MoveMenu label={t('board.moveMenu', { name: title })} name={title} index={index} count={count} onMove={onMove} />
    </li>
  )
}

interface ArrangeDrawerProps {
  /** In order, including hidden cards */
  cards: readonly DashboardCard[]
  arrangement: Arrangement
  onChange: (next: Arrangement) => void
  onClose: () => void
}

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
