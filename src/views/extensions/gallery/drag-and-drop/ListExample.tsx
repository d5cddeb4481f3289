import { DragHandle } from '@core/components/sortable/DragHandle'
import { SortableList } from '@core/components/sortable/SortableList'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sorting.module.scss'

const stations = ['Lisbon', 'Bordeaux', 'Lyon', 'Basel', 'Hamburg']

export function ListExample() {
  const { t } = useTranslation('extensions')
  const [route, setRoute] = useState(stations)
  const move = (from: number, to: number) => setRoute((order) => arrayMove(order, from, to))
  return (
    <SortableList
      label={t('demo.sort.route')}
      className={styles.list}
      ids={route}
      nameOf={(index) => route[index] ?? ''}
      onMove={move}
    >
      {route.map((name, index) => (
        <Row key={name} name={name} index={index} count={route.length} onMove={(to) => move(index, to)} />
      ))}
    </SortableList>
  )
}

interface RowProps {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

function Row({ name, index, count, onMove }: RowProps) {
  const { t } = useTranslation('extensions')
  const { setRow, isDragging, handle } = useSortableRow(name)
  return (
    <li ref={setRow} className={isDragging ? `${styles.row} is-dragging` : styles.row}>
      <DragHandle label={t('demo.sort.move', { name })} handle={handle} />
      <span className="flex-grow-1">{name}</span>
      <MoveMenu label={t('demo.sort.menu', { name })} name={name} index={index} count={count} onMove={onMove} />
    </li>
  )
}
