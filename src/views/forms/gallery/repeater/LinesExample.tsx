import { Button } from '@core/components/button/Button'
import { SortableList } from '@core/components/sortable/SortableList'
import { toast } from '@core/toast/toast'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { LineRow, type Lines } from './LineRow'
import styles from '../forms.module.scss'

export function LinesExample() {
  const { t } = useTranslation('formGallery')
  const format = useFormat()
  const form = useForm<Lines>({
    defaultValues: {
      lines: [
        { title: t('demo.product'), quantity: 2, price: 24.5 },
        { title: t('demo.shipping'), quantity: 1, price: 6 },
      ],
    },
  })
  const { control, getValues } = form
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' })
  const addButton = useRef<HTMLButtonElement>(null)
  const cents = lines.reduce((sum, { quantity, price }) => sum + Math.round((quantity * price || 0) * 100), 0)
  const nameOf = (index: number) => {
    const title = lines[index]?.title ?? ''
    return title === '' ? t('demo.line', { place: index + 1 }) : title
  }

  function handleRemove(index: number) {
    const line = getValues(`lines.${index}`)
    toast.success(t('demo.lineRemoved', { name: nameOf(index) }), {
      undo: () => insert(index, line, { focusName: `lines.${index}.title` }),
    })
    remove(index)
    addButton.current?.focus()
  }

  return (
    <>
      <SortableList
        label={t('demo.lines')}
        className={styles.lines}
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
            name={nameOf(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </SortableList>
      <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between mt-3">
        <Button
          ref={addButton}
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ title: '', quantity: 1, price: 0 }, { focusName: `lines.${fields.length}.title` })}
        >
          {t('demo.addLine')}
        </Button>
        <output className="fw-semibold tabular">{t('demo.total', { amount: format.money(cents) })}</output>
      </div>
    </>
  )
}
