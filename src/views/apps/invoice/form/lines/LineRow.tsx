import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { TextArea } from '@core/components/forms/TextArea'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { X } from 'lucide-react'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountsOfLine, stepOf } from '@/utility/money'
import { Money } from '../../shared/Money'
import { CurrencyContext } from '../../shared/useMoney'
import { DecimalField } from '../DecimalField'
import { fieldId } from '../field'
import { toLine } from '../invoiceForm'
import type { InvoiceFormReturn } from '../useInvoiceForm'
import { AdjustPanel } from './AdjustPanel'
import { ItemField } from './ItemField'
import styles from '../invoice-form.module.scss'

interface LineRowProps {
  id: string
  form: InvoiceFormReturn
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function LineRow({ id, form, index, count, onMove, onRemove }: LineRowProps) {
  const { t } = useTranslation('invoice')
  const { control, register, formState } = form
  const line = useWatch({ control, name: `lines.${index}` })
  const { setRow, isDragging, handle } = useSortableRow(id)
  const step = stepOf(use(CurrencyContext))
  const name = line.title || t('form.line.unnamed')

  return (
    <li ref={setRow} className={cx(styles.lineRow, isDragging && 'is-dragging')}>
      <DragHandle label={t('form.line.move', { name, place: index + 1 })} handle={handle} />
      <div className={styles.lineFields} role="group" aria-label={t('form.line.label', { name, place: index + 1 })}>
        <ItemField form={form} index={index} />
        <DecimalField
          control={control}
          name={`lines.${index}.price`}
          label={t('field.price')}
          decimals={step === 1 ? 2 : 0}
        />
        <DecimalField control={control} name={`lines.${index}.qty`} label={t('field.qty')} />
        <TextArea
          label={t('form.line.description')}
          isOptional
          rows={1}
          className={styles.lineDescription}
          id={fieldId(`lines.${index}.description`)}
          {...register(`lines.${index}.description`)}
          error={formState.errors.lines?.[index]?.description?.message}
        />
        <AdjustPanel form={form} index={index} />
        <div className={styles.lineAmount}>
          <span className="field-label">{t('field.amount')}</span>
          <output>
            <Money cents={amountsOfLine(toLine(line), step).subtotal} />
          </output>
        </div>
      </div>
      <div className={styles.lineActions}>
        <IconButton
          size="sm"
          label={t('form.line.remove', { name })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
        <MoveMenu label={t('form.line.order', { name })} name={name} index={index} count={count} onMove={onMove} />
      </div>
    </li>
  )
}
