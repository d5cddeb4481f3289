import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useErrorText } from '@core/hooks/useErrorText'
import { FileUp } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { collectEvents } from '@/redux/apps/calendar/slice'
import { useEventActions } from '../hooks/useEventActions'
import { decodeFile } from './contentLines'
import type { Preview } from './preview'
import { previewOf } from './preview'
import { PreviewList } from './PreviewList'
import { readIcs } from './readIcs'
import styles from '../calendar.module.scss'

type Reading =
  | { readonly status: 'none' | 'pending' }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'read'; readonly file: string; readonly preview: Preview }

const largest = 5_000_000

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { addAll, isPending } = useEventActions()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<Reading>({ status: 'none' })
  const added = reading.status === 'read' ? reading.preview.added : []

  async function read(file: File): Promise<Reading> {
    if (file.size > largest) return { status: 'failed', error: t('ics.tooLarge') }
    const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
    const content = await readIcs(text, t('ics.untitled'), new Date())
    if (!content) return { status: 'failed', error: t('ics.notCalendar') }
    const known = await dispatch(collectEvents())
    if (!collectEvents.fulfilled.match(known)) {
      return { status: 'failed', error: known.payload ? errorText(known.payload) : t('ics.unread') }
    }
    return { status: 'read', file: file.name, preview: previewOf(content, known.payload) }
  }
  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Allows selecting the same file again after correcting it.
    target.value = ''
    if (!file) return
    setReading({ status: 'pending' })
    read(file).then(setReading, () => setReading({ status: 'failed', error: t('ics.unread') }))
  }
  async function handleAdd() {
    if (await addAll(added.map(({ event }) => event))) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('ics.import')}
      footer={
        <>
          {added.length > 0 && (
            <Button variant="primary" pending={isPending} onClick={() => void handleAdd()}>
              {t('ics.add', { count: added.length })}
            </Button>
          )}
          <Button onClick={onClose}>{t('form.cancel')}</Button>
        </>
      }
    >
      <div className={styles.icsImport}>
        <p>{t('ics.text')}</p>
        <Button
          icon={<FileUp aria-hidden="true" />}
          pending={reading.status === 'pending'}
          onClick={() => input.current?.click()}
        >
          {t('ics.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept=".ics,text/calendar"
          tabIndex={-1}
          aria-label={t('ics.file')}
          onChange={handleFile}
        />
        {reading.status === 'failed' && <Alert tone="danger">{reading.error}</Alert>}
        {reading.status === 'read' && <PreviewList file={reading.file} preview={reading.preview} />}
      </div>
    </Dialog>
  )
}
