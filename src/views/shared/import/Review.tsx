import { Button } from '@core/components/button/Button'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodRows } from './GoodRows'
import type { ImportField } from './importFields'
import { MappingFields } from './MappingFields'
import type { FileRow } from './readFile'
import type { Taken, Texts } from './reviewRows'
import { useReview, type RowRefusal } from './useReview'
import { WrongRows } from './WrongRows'

/**
 * Sends the rows that are right.
 * @returns those that were not taken; null where none could be sent, which has been said
 */
export type SendRows = (rows: readonly Texts[]) => Promise<readonly RowRefusal[] | null>

interface ReviewProps {
  /** Of the file, the head first. */
  rows: readonly FileRow[]
  /** The same object as long as they are the same. */
  fields: readonly ImportField[]
  taken: Taken
  onImport: SendRows
  /** Once no row is left; the same function on every render. */
  onDone: () => void
  onCancel: () => void
}

/** What is in a file, which column goes where, and what is wrong with which row. */
export function Review({ rows, fields, taken, onImport, onDone, onCancel }: ReviewProps) {
  const { t } = useTranslation(['import', 'core'])
  const review = useReview({ rows, fields, taken })
  const [isSending, setSending] = useState(false)
  const [isDone, setDone] = useState(false)
  const mayDiscard = useLeaveGuard(review.isEdited && !isDone)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  // Not before nothing is guarded any more: it may lead elsewhere.
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
      <MappingFields fields={fields} review={review} />
      <p className="mb-0" role="status">
        {review.isMapped && (
          <>
            {t('canBeImported', { count: good.length })} {wrongCount > 0 && t('haveErrors', { count: wrongCount })}{' '}
            {leftOutCount > 0 && t('areLeftOut', { count: leftOutCount })}
          </>
        )}
      </p>
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
