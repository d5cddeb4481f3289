import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { SortableList } from '@core/components/sortable/SortableList'
import { toast } from '@core/toast/toast'
import { CircleAlert, Plus } from 'lucide-react'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountsOf, stepOf } from '@/utility/money'
import { Totals } from '../../shared/Totals'
import { CurrencyContext } from '../../shared/useMoney'
import { fieldId, useFieldError } from '../field'
import { emptyLine, toLine } from '../invoiceForm'
import type { InvoiceFormReturn } from '../useInvoiceForm'
import { LineRow } from './LineRow'
import styles from '../invoice-form.module.scss'

function LineTotals({ form }: { form: InvoiceFormReturn }) {
  const lines = useWatch({ control: form.control, name: 'lines' })
  const step = stepOf(use(CurrencyContext))
  // Typing validates only its own field, but may correct the total.
  const handleChange = useEffectEvent(() => {
    if (form.getFieldState('lines').error?.root) void form.trigger('lines')
  })
  useEffect(() => {
    handleChange()
  }, [lines])
  return <Totals amounts={amountsOf(lines.map(toLine), step)} />
}

export function LineList({ form }: { form: InvoiceFormReturn }) {
  const { t } = useTranslation('invoice')
  const errorOf = useFieldError()
  const { control, getValues } = form
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'lines' })
  const addButton = useRef<HTMLButtonElement>(null)

  const { errors } = form.formState
  const error = errorOf(errors.lines?.root?.message ?? errors.lines?.message)
  const nameOf = (index: number) => getValues(`lines.${index}.title`) || t('form.line.unnamed')

  function handleRemove(index: number) {
    const line = getValues(`lines.${index}`)
    const name = nameOf(index)
    remove(index)
    addButton.current?.focus()
    toast.success(t('form.line.removed', { name }), {
      undo: () => insert(index, line, { focusName: `lines.${index}.title` }),
    })
  }

  return (
    <Card title={t('form.lines')}>
      {error && (
        <p className="field-error mb-3" id={fieldId('lines')} tabIndex={-1}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      <SortableList
        label={t('form.lines')}
        className={styles.lineList}
        ids={fields.map(({ id }) => id)}
        nameOf={nameOf}
        onMove={move}
      >
        {fields.map(({ id }, index) => (
          <LineRow
            key={id}
            id={id}
            form={form}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </SortableList>
      <div className={styles.lineFoot}>
        <Button
          ref={addButton}
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(emptyLine, { focusName: `lines.${fields.length}.title` })}
        >
          {t('form.line.add')}
        </Button>
        <LineTotals form={form} />
      </div>
    </Card>
  )
}
