import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodRows } from './GoodRows'
import { WrongRows } from './WrongRows'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'
import type { Source, Taken, Texts } from './reviewRows'
import type { RowRefusal, RowReview } from './useReview'
import { useReview } from './useReview'

interface MappingFieldsProps {
  fields: readonly ImportField[]
  rows: readonly FileRow[]
  review: Pick<RowReview, 'head' | 'mapping' | 'map'>
}

const longestSample = 40

function MappingFields({ fields, rows, review: { head, mapping, map } }: MappingFieldsProps) {
  const { t } = useTranslation('import')
  const columns = head.map((title, index) => ({
    source: index,
    label: title.trim() || t('column', { number: index + 1 }),
  }))

  /** First value of the chosen column. */
  function hintOf(source: Source | undefined): string | undefined {
    if (typeof source !== 'number') return undefined
    const value = rows
      .slice(1)
      .find(({ cells }) => cells[source]?.trim())
      ?.cells[source]?.trim()
    return value && t('firstValue', { value: value.slice(0, longestSample) })
  }

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
            hint={hintOf(mapping[key])}
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

/** Sends valid rows. @returns the rejected rows; null if the request failed, which shows a toast */
export type SendRows = (rows: readonly Texts[]) => Promise<readonly RowRefusal[] | null>

interface ReviewProps {
  rows: readonly FileRow[]
  /** Must be the same object on every render. */
  fields: readonly ImportField[]
  taken: Taken
  onImport: SendRows
  /** Called when no row is left. Must be the same function on every render. */
  onDone: () => void
  onCancel: () => void
}

export function Review({ rows, fields, taken, onImport, onDone, onCancel }: ReviewProps) {
  const { t } = useTranslation(['import', 'core'])
  const review = useReview({ rows, fields, taken })
  const [isSending, setSending] = useState(false)
  const [isDone, setDone] = useState(false)
  const mayDiscard = useLeaveGuard(review.isEdited && !isDone)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  // After the render that removes the leave guard: `onDone` may navigate.
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  const { good, wrongCount, leftOutCount, open } = review

  async function send() {
    setSending(true)
    const sent = good
    const refused = await onImport(sent.map(({ values }) => values))
    setSending(false)
    if (refused && review.settle(sent, refused) === 0) setDone(true)
  }

  async function cancel() {
    if (!review.isEdited || (await mayDiscard())) onCancel()
  }

  return (
    <section ref={region} className="stack" tabIndex={-1} aria-label={t('review')}>
      <h3 className="fs-6 mb-0">{t('mapping')}</h3>
      <MappingFields fields={fields} rows={rows} review={review} />
      <div role="status">
        {review.isMapped && (
          <ul className="list-unstyled mb-0">
            <li>{t('canBeImported', { count: good.length })}</li>
            {wrongCount > 0 && <li>{t('haveErrors', { count: wrongCount })}</li>}
            {leftOutCount > 0 && <li>{t('areLeftOut', { count: leftOutCount })}</li>}
          </ul>
        )}
      </div>
      <div className="cluster">
        {good.length > 0 && (
          <Button variant="primary" pending={isSending} onClick={() => void send()}>
            {t('confirm', { count: good.length })}
          </Button>
        )}
        {leftOutCount > 0 && <Button onClick={review.takeBack}>{t('takeBack')}</Button>}
        <Button onClick={() => void cancel()}>{t('core:dialog.cancel')}</Button>
      </div>
      {open.length > 0 && <WrongRows fields={fields} review={review} />}
      {good.length > 0 && <GoodRows fields={fields} rows={good} />}
    </section>
  )
}
