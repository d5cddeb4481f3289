import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { Pagination } from '@core/components/Pagination'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportField } from './importFields'
import type { ReviewedRow } from './reviewRows'
import type { RowReview } from './useReview'
import styles from './import.module.scss'

const perPage = 10

interface WrongRowsProps {
  fields: readonly ImportField[]
  review: RowReview
}

/** Rows with errors, to edit in place or to leave out. */
export function WrongRows({ fields, review }: WrongRowsProps) {
  const { t } = useTranslation('import')
  const [wanted, setWanted] = useState(1)
  const { open } = review
  const page = Math.min(wanted, Math.max(1, Math.ceil(open.length / perPage)))

  return (
    <section className="stack" aria-label={t('wrong')}>
      <h3 className="fs-6 mb-0">{t('wrong')}</h3>
      <ul className={styles.wrongRows}>
        {open.slice((page - 1) * perPage, page * perPage).map((row) => (
          <WrongRow key={row.line} row={row} fields={fields} review={review} />
        ))}
      </ul>
      {open.length > perPage && (
        <Pagination label={t('wrong')} page={page} perPage={perPage} total={open.length} onPage={setWanted} />
      )}
    </section>
  )
}

function WrongRow({ row, fields, review }: WrongRowsProps & { row: ReviewedRow }) {
  const { t } = useTranslation('import')
  const headId = useId()
  const { line, texts, problems } = row
  const edited = review.editedFields(line)
  const shown = fields.filter(({ key }) => problems[key] !== undefined || edited.includes(key))
  const others = fields.filter((field) => !shown.includes(field) && texts[field.key])
  // For example server errors about something other than these fields.
  const further = Object.entries(problems).filter(([key]) => fields.every((field) => field.key !== key))

  function textOf(key: string): string | undefined {
    const problem = problems[key]
    if (typeof problem === 'object') return t('sameAs', { line: problem.sameAs })
    // A file has no field that shows the format.
    return problem === 'date' ? t('date') : problem
  }

  return (
    <li className={styles.wrongRow} aria-labelledby={headId}>
      <div className={styles.wrongHead}>
        <h4 id={headId} className="fs-6 mb-0">
          {t('row', { line })}
        </h4>
        {others.map(({ key }) => (
          <bdi key={key} className={styles.other}>
            {texts[key]}
          </bdi>
        ))}
        {Object.keys(problems).length === 0 && <Badge tone="success">{t('ready')}</Badge>}
        <Button
          size="sm"
          variant="ghost"
          className="ms-auto"
          aria-label={t('leaveOutRow', { line })}
          onClick={() => review.leaveOut(line)}
        >
          {t('leaveOut')}
        </Button>
      </div>
      {further.map(([key]) => (
        <p key={key} className="field-error">
          {textOf(key)}
        </p>
      ))}
      <div className="row g-3">
        {shown.map((field) => {
          const { key, label, choices, isOptional } = field
          const text = texts[key] ?? ''
          const common = { label, isOptional, error: textOf(key) }
          const chosen = choices?.find(({ value, label: name }) => [value, name].includes(text))
          return choices ? (
            <SelectField
              key={key}
              {...common}
              className="col-sm-6 col-lg-4"
              placeholder={text === '' || chosen ? t('none') : t('unknown', { text })}
              value={chosen?.value ?? ''}
              options={choices}
              hint={problems[key] === 'choice' ? t('sameWord') : undefined}
              onChange={({ target }) => review.edit(line, field, target.value)}
            />
          ) : (
            <TextField
              key={key}
              {...common}
              className="col-sm-6 col-lg-4"
              dir="auto"
              autoComplete="off"
              value={text}
              onChange={({ target }) => review.edit(line, field, target.value)}
            />
          )
        })}
      </div>
    </li>
  )
}
