import { Button } from '@core/components/button/Button'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodRows } from './GoodRows'
import { MappingFields } from './MappingFields'
import { WrongRows } from './WrongRows'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'
import type { Taken, Texts } from './reviewRows'
import type { RowRefusal } from './useReview'
import { useReview } from './useReview'

/** Sends valid rows. @returns the rejected rows; null if the request failed, which shows a toast */
export type SendRows = (rows: readonly Texts[]) => Promise<readonly RowRefusal[] | null>

interface ReviewProps {
  /** Titles first. Must be the same object on every render. */
  rows: readonly FileRow[]
  /** Shown above the columns. */
  options?: ReactNode
  /** Must be the same object on every render. */
  fields: readonly ImportField[]
  taken: Taken
  onImport: SendRows
  /** Called when no row is left. Must be the same function on every render. */
  onDone: () => void
  onCancel: () => void
}

export function Review({ rows, options, fields, taken, onImport, onDone, onCancel }: ReviewProps) {
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
      {options}
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
