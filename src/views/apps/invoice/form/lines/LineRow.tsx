import { announce } from '@core/components/announce'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { TextArea } from '@core/components/forms/TextArea'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountsOfLine } from '@/utility/money'
import { Money } from '../../shared/Money'
import { DecimalField } from '../DecimalField'
import { fieldId } from '../fieldId'
import { toLine } from '../invoiceForm'
import type { InvoiceFormReturn } from '../useInvoiceForm'
import { AdjustPanel } from './AdjustPanel'
import { ItemField } from './ItemField'

interface LineRowProps {
  id: string
  form: InvoiceFormReturn
  index: number
  /** How many lines there are. */
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One line of the invoice: a handle to move it by, its fields, and what it comes to. */
export function LineRow({ id, form, index, count, onMove, onRemove }: LineRowProps) {
  const { t } = useTranslation('invoice')
  const { control, register, formState } = form
  const line = useWatch({ control, name: `lines.${index}` })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const row = useRef<HTMLLIElement>(null)

  // The place under the finger changes with every frame: a property of the element, for the style sheet to use.
  useLayoutEffect(() => {
    row.current?.style.setProperty('--drag-y', `${transform?.y ?? 0}px`)
    row.current?.style.setProperty('transition', transition ?? null)
  }, [transform, transition])

  function setNode(element: HTMLLIElement | null) {
    row.current = element
    setNodeRef(element)
  }
  const name = line.title || t('form.line.unnamed')
  function moveTo(to: number) {
    onMove(to)
    announce(t('form.line.moved', { name, place: to + 1, count }))
  }

  return (
    <li ref={setNode} className={cx('line-row', isDragging && 'is-dragging')}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="line-handle"
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={t('form.line.move', { name, place: index + 1 })}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="line-fields" role="group" aria-label={t('form.line.label', { name, place: index + 1 })}>
        <ItemField form={form} index={index} />
        <DecimalField control={control} name={`lines.${index}.price`} label={t('field.price')} decimals={2} />
        <DecimalField control={control} name={`lines.${index}.qty`} label={t('field.qty')} />
        <TextArea
          label={t('form.line.description')}
          isOptional
          rows={1}
          className="line-description"
          id={fieldId(`lines.${index}.description`)}
          {...register(`lines.${index}.description`)}
          error={formState.errors.lines?.[index]?.description?.message}
        />
        <AdjustPanel form={form} index={index} />
        <div className="line-amount">
          <span className="field-label">{t('form.line.total')}</span>
          <output>
            <Money cents={amountsOfLine(toLine(line)).total} />
          </output>
        </div>
      </div>
      <div className="line-actions">
        <IconButton
          size="sm"
          label={t('form.line.remove', { name })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
        <MenuButton
          label={t('form.line.order', { name })}
          icon={<ArrowUpDown aria-hidden="true" />}
          look={{ variant: 'ghost', size: 'sm' }}
          align="end"
          items={[
            {
              key: 'up',
              label: t('form.line.up'),
              icon: <ArrowUp aria-hidden="true" />,
              isDisabled: index === 0,
              onSelect: () => moveTo(index - 1),
            },
            {
              key: 'down',
              label: t('form.line.down'),
              icon: <ArrowDown aria-hidden="true" />,
              isDisabled: index === count - 1,
              onSelect: () => moveTo(index + 1),
            },
          ]}
        />
      </div>
    </li>
  )
}
