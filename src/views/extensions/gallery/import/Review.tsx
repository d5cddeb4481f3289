import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { Table } from '@core/components/table/Table'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkRows, contactFields, guessMapping, type Contact, type ContactField } from './contacts'

/** How many rows are shown; all are checked. */
const mostShown = 50

interface ReviewProps {
  /** Of the file, the head first. */
  rows: readonly (readonly string[])[]
  /** Emails that are there already. */
  taken: readonly string[]
  onImport: (contacts: readonly Contact[]) => void
  onCancel: () => void
}

/** What is in a file, which column goes where, and what is wrong with which row. */
export function Review({ rows, taken, onImport, onCancel }: ReviewProps) {
  const { t } = useTranslation(['extensions', 'core'])
  const [head = [], ...body] = rows
  const [mapping, setMapping] = useState(() => {
    const namesOf = (field: ContactField) => [field, t(`demo.contact.${field}`)]
    return guessMapping(head, {
      name: namesOf('name'),
      email: namesOf('email'),
      city: namesOf('city'),
      since: namesOf('since'),
    })
  })
  const checked = checkRows(body, mapping, taken)
  const good = checked.filter(({ problems }) => problems.length === 0)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])

  return (
    <section ref={region} className="stack" tabIndex={-1} aria-label={t('demo.import.review')}>
      <h3 className="fs-6 mb-0">{t('demo.import.mapping')}</h3>
      <div className="row g-3">
        {contactFields.map((field) => (
          <SelectField
            key={field}
            className="col-sm-6"
            label={t(`demo.contact.${field}`)}
            isOptional={field === 'city' || field === 'since'}
            value={String(mapping[field])}
            onChange={({ target }) => setMapping({ ...mapping, [field]: Number(target.value) })}
            options={[
              { value: '-1', label: t('demo.import.noColumn') },
              ...head.map((title, index) => ({
                value: String(index),
                label: title.trim() || t('demo.import.column', { number: index + 1 }),
              })),
            ]}
          />
        ))}
      </div>
      <p className="mb-0" role="status">
        {t('demo.import.good', { count: good.length })} {t('demo.import.bad', { count: checked.length - good.length })}
      </p>
      <Table caption={t('demo.import.review')} look={['small']}>
        <thead>
          <tr>
            <th scope="col">{t('demo.import.line')}</th>
            {contactFields.map((field) => (
              <th key={field} scope="col">
                {t(`demo.contact.${field}`)}
              </th>
            ))}
            <th scope="col">{t('demo.import.state')}</th>
          </tr>
        </thead>
        <tbody>
          {checked.slice(0, mostShown).map(({ line, contact, problems }) => (
            <tr key={line} className={problems.length > 0 ? 'tint-danger' : undefined}>
              <th scope="row" className="tabular">
                {line}
              </th>
              {contactFields.map((field) => (
                <td key={field}>
                  <bdi>{contact[field]}</bdi>
                </td>
              ))}
              <td>
                {problems.length === 0 ? (
                  <Badge tone="success">{t('demo.import.ready')}</Badge>
                ) : (
                  problems.map((problem) => t(`demo.import.problem.${problem}`)).join(' ')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {checked.length > mostShown && (
        <p className="text-muted mb-0">{t('demo.import.more', { count: checked.length - mostShown })}</p>
      )}
      <div className="cluster">
        <Button
          variant="primary"
          disabled={good.length === 0}
          onClick={() => onImport(good.map(({ contact }) => contact))}
        >
          {t('demo.import.confirm', { count: good.length })}
        </Button>
        <Button onClick={onCancel}>{t('core:dialog.cancel')}</Button>
      </div>
    </section>
  )
}
