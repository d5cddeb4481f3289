import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { SortableList } from '@core/components/sortable/SortableList'
import { toast } from '@core/toast/toast'
import { Plus } from 'lucide-react'
import { use, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountsOf, stepOf } from '@/utility/money'
import { Totals } from '../../shared/Totals'
import { CurrencyContext } from '../../shared/useMoney'
import { fieldId, useFieldError } from '../field'
import { emptyLine, toLine } from '../invoiceForm'
import type { InvoiceControl, InvoiceFormReturn } from '../useInvoiceForm'
import { LineRow } from './LineRow'
import styles from '../invoice-form.module.scss'

function LineTotals({ control }: { control: InvoiceControl }) {
  const lines = useWatch({ control, name: 'lines' })
  const step = stepOf(use(CurrencyContext))
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
      <SortableList
        id={fieldId('lines')}
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
      {error && <p className="field-error">{error}</p>}
      <div className={styles.lineFoot}>
        <Button
          ref={addButton}
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(emptyLine, { focusName: `lines.${fields.length}.title` })}
        >
          {t('form.line.add')}
        </Button>
        <LineTotals control={control} />
      </div>
    </Card>
  )
}
