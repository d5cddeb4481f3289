import { DateField } from '@core/components/forms/DateField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { isDay } from '@core/dateText'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { decimalText, decimalValue } from './decimal'
import type { RangeFilter } from './fields'

export interface RangeTexts {
  /** Of the button and the dialog. */
  title: string
  from: string
  to: string
  show: string
}

interface RangeDialogProps {
  ranges: readonly (RangeFilter & { readonly from: string; readonly to: string })[]
  texts: RangeTexts
  onChoose: (values: Readonly<Record<string, string>>) => void
  onClose: () => void
}

/** What is wrong with one end, and what it means. */
function readEnd(kind: RangeFilter['kind'], text: string, language: string) {
  const typed = text.trim()
  if (typed === '') return { value: '', error: null }
  if (kind === 'day') return { value: typed, error: isDay(typed) ? null : validationMessage('date') }
  const value = decimalValue(typed, language)
  return value === null ? { value: '', error: validationMessage('number') } : { value, error: null }
}

/** The ends of every range that a list can be filtered by; one that is left open lets everything through. */
export function RangeDialog({ ranges, texts, onChoose, onClose }: RangeDialogProps) {
  const { i18n } = useTranslation('kit')
  const { language } = i18n
  const schema = useMemo(
    () =>
      z.record(z.string(), z.string()).check((context) => {
        for (const { kind, names } of ranges) {
          const [from, to] = names.map((name) => readEnd(kind, context.value[name] ?? '', language))
          const ends = [from, to]
          for (const [place, end] of ends.entries()) {
            if (!end?.error) continue
            context.issues.push({
              code: 'custom',
              input: context.value,
              path: [names[place] ?? ''],
              message: end.error,
            })
          }
          if (!from || !to || from.error || to.error || from.value === '' || to.value === '') continue
          const isOrdered = kind === 'day' ? from.value <= to.value : Number(from.value) <= Number(to.value)
          if (isOrdered) continue
          const message =
            kind === 'day' ? validationMessage('dateOrder') : validationMessage('min', { min: Number(from.value) })
          context.issues.push({ code: 'custom', input: context.value, path: [names[1]], message })
        }
      }),
    [ranges, language],
  )
  const form = useZodForm(schema, {
    defaultValues: Object.fromEntries(
      ranges.flatMap(({ kind, names: [from, to], ...ends }) => {
        const shown = (end: string) => (kind === 'day' ? end : decimalText(end, language))
        return [
          [from, shown(ends.from)],
          [to, shown(ends.to)],
        ]
      }),
    ),
  })
  const submit = form.handleSubmit((typed) => {
    const ends = ranges.flatMap(({ kind, names }) =>
      names.map((name) => [name, readEnd(kind, typed[name] ?? '', language).value] as const),
    )
    onChoose(Object.fromEntries(ends))
    onClose()
  })

  return (
    <FormDialog title={texts.title} submitLabel={texts.show} state={form.formState} onSubmit={submit} onClose={onClose}>
      {ranges.map(({ kind, label, names }) => (
        <fieldset key={names[0]}>
          <legend className="field-label">{label}</legend>
          <div className="form-row">
            {names.map((name, place) => (
              <Controller
                key={name}
                control={form.control}
                name={name}
                render={({ field, fieldState: { error } }) => {
                  const props = { ...field, label: place === 0 ? texts.from : texts.to, error: error?.message }
                  return kind === 'day' ? (
                    <DateField {...props} isOptional />
                  ) : (
                    <TextField {...props} isOptional inputMode="decimal" autoComplete="off" />
                  )
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormDialog>
  )
}
