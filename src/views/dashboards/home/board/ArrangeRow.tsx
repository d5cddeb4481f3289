import { cx } from '@core/components/cx'
import { SwitchField } from '@core/components/forms/SwitchField'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { useTranslation } from 'react-i18next'
import styles from './arrange.module.scss'

interface ArrangeRowProps {
  id: string
  title: string
  index: number
  count: number
  isShown: boolean
  onShow: (isShown: boolean) => void
  onMove: (to: number) => void
}

/** One card: a handle to move it by, a switch that shows it, and a menu that moves it without dragging. */
export function ArrangeRow({ id, title, index, count, isShown, onShow, onMove }: ArrangeRowProps) {
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
