import { SelectField } from '@core/components/forms/SelectField'
import { useTranslation } from 'react-i18next'
import type { ImportField } from './importFields'
import type { Source } from './reviewRows'
import type { RowReview } from './useReview'

interface MappingFieldsProps {
  fields: readonly ImportField[]
  review: Pick<RowReview, 'head' | 'mapping' | 'map'>
}

/** Which column of the file each field is taken from, or what every row gets. */
export function MappingFields({ fields, review: { head, mapping, map } }: MappingFieldsProps) {
  const { t } = useTranslation('import')
  const columns = head.map((title, index) => ({
    source: index,
    label: title.trim() || t('column', { number: index + 1 }),
  }))

  return (
    <div className="row g-3">
      {fields.map(({ key, label, choices = [], isOptional }) => {
        const options: readonly { source: Source; label: string }[] = [
          { source: null, label: t('noColumn') },
          ...columns,
          ...choices.map((choice) => ({ source: choice.value, label: t('everyRow', { value: choice.label }) })),
        ]
        return (
          <SelectField
            key={key}
            className="col-sm-6 col-lg-4 col-xxl-3"
            label={label}
            isOptional={isOptional}
            error={!isOptional && mapping[key] === null ? t('unmapped') : undefined}
            value={String(options.findIndex(({ source }) => source === mapping[key]))}
            onChange={({ target }) => map(key, options[Number(target.value)]?.source ?? null)}
            options={options.map((option, index) => ({ value: String(index), label: option.label }))}
          />
        )
      })}
    </div>
  )
}
