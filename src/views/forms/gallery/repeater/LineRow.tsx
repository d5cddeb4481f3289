import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { TextField } from '@core/components/forms/TextField'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { X } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../forms.module.scss'

export interface Lines {
  lines: { title: string; quantity: number; price: number }[]
}

interface LineRowProps {
  id: string
  form: UseFormReturn<Lines>
  index: number
  count: number
  name: string
  onMove: (to: number) => void
  onRemove: () => void
}

export function LineRow({ id, form, index, count, name, onMove, onRemove }: LineRowProps) {
  const { t } = useTranslation('formGallery')
  const { register } = form
  const { setRow, isDragging, handle } = useSortableRow(id)
  return (
    <li ref={setRow} className={cx(styles.line, isDragging && 'is-dragging')}>
      <DragHandle label={t('demo.moveLine', { name })} handle={handle} />
      <TextField label={t('demo.description')} {...register(`lines.${index}.title`)} />
      <TextField
        label={t('demo.quantity')}
        type="number"
        min={1}
        {...register(`lines.${index}.quantity`, { valueAsNumber: true })}
      />
      <TextField
        label={t('demo.price')}
        type="number"
        min={0}
        step={0.01}
        {...register(`lines.${index}.price`, { valueAsNumber: true })}
      />
      <div className={styles.lineTools}>
        <MoveMenu label={t('demo.orderLine', { name })} name={name} index={index} count={count} onMove={onMove} />
        <IconButton
          size="sm"
          label={t('demo.removeLine', { name })}
          icon={<X aria-hidden="true" />}
          aria-disabled={count === 1}
          onClick={() => {
            if (count > 1) onRemove()
          }}
        />
      </div>
    </li>
  )
}
