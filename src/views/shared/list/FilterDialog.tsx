import { DateField } from '@core/components/forms/DateField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { isDay } from '@core/dateText'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TypedKind } from './useListParams'
import { DayPresets } from './DayPresets'
import { decimalText, decimalValue } from './decimal'
import type { List } from './useList'

interface FilterDialogProps {
  title: string
  filters: List<{ id: number }>['typedFilters']
  onChoose: (values: Readonly<Record<string, string>>) => void
  onClose: () => void
}

function readValue(kind: TypedKind, text: string, language: string) {
  const typed = text.trim()
  if (typed === '' || kind === 'text') return { value: typed, error: null }
  if (kind === 'day') return { value: typed, error: isDay(typed) ? null : validationMessage('date') }
  const value = decimalValue(typed, language)
  return value === null ? { value: '', error: validationMessage('number') } : { value, error: null }
}

/** Text and range filters. An empty end of a range has no limit. */
export function FilterDialog({ title, filters, onChoose, onClose }: FilterDialogProps) {
  const { t, i18n } = useTranslation('list')
  const { language } = i18n
  const schema = useMemo(
    () =>
      z.record(z.string(), z.string()).check((context) => {
        for (const { kind, names } of filters) {
          const [from, to] = names.map((name) => readValue(kind, context.value[name] ?? '', language))
          for (const [index, end] of [from, to].entries()) {
            if (!end?.error) continue
            context.issues.push({
              code: 'custom',
              input: context.value,
              path: [names[index] ?? ''],
              message: end.error,
            })
          }
          if (!from || !to || from.error || to.error || from.value === '' || to.value === '') continue
          const isOrdered = kind === 'day' ? from.value <= to.value : Number(from.value) <= Number(to.value)
          if (isOrdered) continue
          const message =
            kind === 'day' ? validationMessage('dateOrder') : validationMessage('min', { min: Number(from.value) })
          context.issues.push({ code: 'custom', input: context.value, path: [names[1] ?? ''], message })
        }
      }),
    [filters, language],
  )
  const { control, formState, handleSubmit, setValue } = useZodForm(schema, {
    defaultValues: Object.fromEntries(
      filters.flatMap(({ kind, names, values }) =>
        names.map((name, index) => {
          const value = values[index] ?? ''
          return [name, kind === 'amount' ? decimalText(value, language) : value]
        }),
      ),
    ),
  })
  const submit = handleSubmit((typed) => {
    const values = filters.flatMap(({ kind, names }) =>
      names.map((name) => [name, readValue(kind, typed[name] ?? '', language).value] as const),
    )
    onChoose(Object.fromEntries(values))
    onClose()
  })

  return (
    <FormDialog title={title} submitLabel={t('filters.apply')} state={formState} onSubmit={submit} onClose={onClose}>
      {filters.map(({ kind, label, names: [name = '', to] }) =>
        to === undefined ? (
          <FilterField key={name} control={control} name={name} kind={kind} label={label} />
        ) : (
          <fieldset key={name}>
            <legend className="field-label">{label}</legend>
            <div className="form-row">
              <FilterField control={control} name={name} kind={kind} label={t('filters.from')} />
              <FilterField control={control} name={to} kind={kind} label={t('filters.to')} />
            </div>
            {kind === 'day' && (
              <DayPresets
                onChoose={(first, last) => {
                  setValue(name, first, { shouldDirty: true, shouldValidate: true })
                  setValue(to, last, { shouldDirty: true, shouldValidate: true })
                }}
              />
            )}
          </fieldset>
        ),
      )}
    </FormDialog>
  )
}

interface FilterFieldProps {
  control: Control<Record<string, string>>
  name: string
  kind: TypedKind
  label: string
}

function FilterField({ control, name, kind, label }: FilterFieldProps) {
  const { field, fieldState } = useController({ control, name })
  const props = { ...field, label, error: fieldState.error?.message }
  if (kind === 'day') return <DateField {...props} />
  return (
    <TextField
      {...props}
      inputMode={kind === 'amount' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={kind === 'text' ? 60 : undefined}
    />
  )
}
