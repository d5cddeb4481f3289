import { SelectField } from '@core/components/forms/SelectField'
import { useTranslation } from 'react-i18next'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'
import { sourceText, type Source } from './reviewRows'
import type { RowReview } from './useReview'

const longestSample = 40

interface MappingFieldsProps {
  fields: readonly ImportField[]
  rows: readonly FileRow[]
  review: Pick<RowReview, 'head' | 'mapping' | 'map'>
}

export function MappingFields({ fields, rows, review: { head, mapping, map } }: MappingFieldsProps) {
  const { t } = useTranslation('import')
  const columns = head.map((title, index) => ({
    source: index,
    label: title.trim() || t('column', { number: index + 1 }),
  }))
  return (
    <div className="row g-3">
      {fields.map((field) => (
        <MappingField
          key={field.key}
          field={field}
          columns={columns}
          rows={rows}
          source={mapping[field.key] ?? null}
          onSource={(source) => map(field.key, source)}
        />
      ))}
    </div>
  )
}

interface MappingFieldProps {
  field: ImportField
  columns: readonly { source: number; label: string }[]
  rows: readonly FileRow[]
  source: Source
  onSource: (source: Source) => void
}

function MappingField({ field, columns, rows, source, onSource }: MappingFieldProps) {
  const { t } = useTranslation('import')
  const { label, choices = [], isOptional, parts } = field
  const [first = null, ...further] = source === null ? [] : [source].flat()
  const joined = further.filter((column) => typeof column === 'number')
  const isJoinable = parts !== undefined && typeof first === 'number'
  const none = { source: null, label: t('noColumn') }
  const everyRow = choices.map((choice) => ({ source: choice.value, label: t('everyRow', { value: choice.label }) }))

  function join(changed: Source, others: readonly Source[]) {
    const list = [changed, ...others].filter((column) => typeof column === 'number')
    onSource(typeof changed === 'number' && list.length > 1 ? list : changed)
  }

  const select = (options: readonly { source: Source; label: string }[], value: Source) => ({
    className: 'col-sm-6 col-lg-4 col-xxl-3',
    value: String(options.findIndex((option) => option.source === value)),
    options: options.map((option, index) => ({ value: String(index), label: option.label })),
  })

  /** First value of the chosen columns. */
  function hint(): string | undefined {
    if (typeof first !== 'number') return undefined
    for (const { cells } of rows.slice(1)) {
      const value = sourceText(source, cells)
      if (value) return t('firstValue', { value: value.slice(0, longestSample) })
    }
    return undefined
  }

  const options = [none, ...columns, ...everyRow]
  return (
    <>
      <SelectField
        {...select(options, first)}
        label={label}
        isOptional={isOptional}
        hint={hint()}
        error={!isOptional && first === null ? t('unmapped') : undefined}
        onChange={({ target }) => join(options[Number(target.value)]?.source ?? null, joined)}
      />
      {isJoinable &&
        [...joined, null].map((column, index) => (
          <SelectField
            // The order of the columns is all that tells them apart.
            key={index}
            {...select([none, ...columns], column)}
            label={t('furtherColumn', { label, number: index + 2 })}
            onChange={({ target }) =>
              join(
                first,
                joined.toSpliced(index, 1, Number(target.value) - 1).filter((at) => at >= 0),
              )
            }
          />
        ))}
    </>
  )
}
