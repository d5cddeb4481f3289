import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { DateField } from '@core/components/forms/DateField'
import { TextField } from '@core/components/forms/TextField'
import { Popover } from '@core/components/overlay/Popover'
import { optionalDateTextSchema } from '@core/dateText'
import { Filter } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { rowStatuses } from '@/redux/tables/datatables/schema'
import { wordsOf } from '@/utility/hooks/useListParams'
import { fieldKeys, statusKeys } from '../shared/rowLabels'
import { filterKeys, noFilters, type FilterKey, type RowListState } from './useRowList'
import styles from './advanced.module.scss'

const texts = ['full_name', 'post', 'email', 'city', 'salary'] as const

/** A filter for every column. They work together. */
export function FilterPanel({ list }: { list: RowListState }) {
  const { t } = useTranslation('datatables')
  return (
    <Popover label={t('filter.label')} icon={<Filter aria-hidden="true" />} button={t('filter.label')} align="start">
      {(close) => <FilterForm list={list} close={close} />}
    </Popover>
  )
}

function FilterForm({ list: { params, change }, close }: { list: RowListState; close: () => void }) {
  const { t } = useTranslation('datatables')
  const [from, setFrom] = useState(params.start_from)
  const [to, setTo] = useState(params.start_to)
  const errorOf = (day: string) => (optionalDateTextSchema.safeParse(day).success ? undefined : 'date')

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (errorOf(from) || errorOf(to)) return
    const form = new FormData(event.currentTarget)
    const entries = filterKeys.map((key): [FilterKey, string] => {
      return [key, form.getAll(key).map(String).join(',').trim()]
    })
    change({ ...Object.fromEntries(entries), start_from: from, start_to: to })
    close()
  }

  return (
    <form className={styles.tablePanelForm} noValidate onSubmit={apply}>
      <div className="panel-header">
        <h2 className="panel-title">{t('filter.label')}</h2>
      </div>
      <div className={`panel-body d-grid gap-3 ${styles.tablePanel}`}>
        {texts.map((key) => (
          <TextField
            key={key}
            label={t(`field.${fieldKeys[key]}`)}
            name={key}
            defaultValue={params[key]}
            autoComplete="off"
            maxLength={60}
          />
        ))}
        <div className="form-row">
          <DateField label={t('field.startFrom')} value={from} max={to} onChange={setFrom} error={errorOf(from)} />
          <DateField label={t('field.startTo')} value={to} min={from} onChange={setTo} error={errorOf(to)} />
        </div>
        <fieldset>
          <legend className="form-label">{t('field.status')}</legend>
          {rowStatuses.map((value) => (
            <CheckboxField
              key={value}
              label={t(`status.${statusKeys[value]}`)}
              name="status"
              value={value}
              defaultChecked={wordsOf(params.status).includes(String(value))}
            />
          ))}
        </fieldset>
      </div>
      <div className="panel-footer">
        <Button variant="primary" type="submit">
          {t('filter.apply')}
        </Button>
        <Button
          onClick={() => {
            change(noFilters)
            close()
          }}
        >
          {t('filter.clear')}
        </Button>
      </div>
    </form>
  )
}
