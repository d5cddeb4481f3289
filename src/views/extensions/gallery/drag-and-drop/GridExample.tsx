import { Picture } from '@core/components/Picture'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { SortableList } from '@core/components/sortable/SortableList'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sorting.module.scss'

const photos = [1, 2, 3, 4, 5, 6]

export function GridExample() {
  const { t } = useTranslation('extensions')
  const [order, setOrder] = useState(photos)
  const nameOf = (id: number) => t('demo.sort.photo', { number: id })
  return (
    <SortableList
      isGrid
      label={t('demo.sort.photos')}
      className={styles.grid}
      ids={order}
      nameOf={(index) => nameOf(order[index] ?? 0)}
      onMove={(from, to) => setOrder(arrayMove(order, from, to))}
    >
      {order.map((id) => (
        <Photo key={id} id={id} name={nameOf(id)} />
      ))}
    </SortableList>
  )
}

function Photo({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('extensions')
  const { setRow, isDragging, handle } = useSortableRow(id)
  return (
    <li ref={setRow} className={isDragging ? `${styles.tile} is-dragging` : styles.tile}>
      <Picture
        src={`${import.meta.env.BASE_URL}images/photos/photo-0${id}.svg`}
        alt=""
        width="320"
        height="200"
        draggable={false}
      />
      <div className="d-flex align-items-center">
        <DragHandle label={t('demo.sort.move', { name })} handle={handle} />
        <span className="truncate">{name}</span>
      </div>
    </li>
  )
}
