import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { Popover } from '@core/components/overlay/Popover'
import { Filter } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { rowStatuses } from '@/redux/tables/datatables/schema'
import { fieldKeys, statusKeys } from '../shared/rowLabels'
import { filterKeys, noFilters, type FilterKey, type RowListState } from './useRowList'
import styles from './advanced.module.scss'

const texts = ['full_name', 'post', 'email', 'city', 'salary'] as const

/** A filter for every column. They work together. */
export function FilterPanel({ list: { params, change } }: { list: RowListState }) {
  const { t } = useTranslation('datatables')

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const entries = filterKeys.map((key): [FilterKey, string] => {
      const value = form.get(key)
      return [key, typeof value === 'string' ? value.trim() : '']
    })
    change(Object.fromEntries(entries))
  }

  return (
    <Popover label={t('filter.label')} icon={<Filter aria-hidden="true" />} button={t('filter.label')} align="start">
      {(close) => (
        <form
          className={styles.tablePanelForm}
          noValidate
          onSubmit={(event) => {
            apply(event)
            close()
          }}
        >
          <div className="panel-header">
            <h2 className="panel-title">{t('filter.label')}</h2>
          </div>
          <div className={`panel-body ${styles.tablePanel}`}>
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
              <TextField label={t('field.startFrom')} name="start_from" type="date" defaultValue={params.start_from} />
              <TextField label={t('field.startTo')} name="start_to" type="date" defaultValue={params.start_to} />
            </div>
            <SelectField
              label={t('field.status')}
              name="status"
              defaultValue={params.status}
              placeholder={t('filter.any')}
              options={rowStatuses.map((value) => ({ value: String(value), label: t(`status.${statusKeys[value]}`) }))}
            />
          </div>
          <div className="panel-footer cluster">
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
      )}
    </Popover>
  )
}
