import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { SwitchField } from '@core/components/forms/SwitchField'
import { CloudUpload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadRow } from './UploadRow'
import { useUploads } from './useUploads'
import styles from '../forms.module.scss'

const types = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']
const largest = 2_000_000
const most = 5

export function SeveralExample() {
  const { t } = useTranslation('formGallery')
  const [isOnline, setOnline] = useState(true)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { uploads, add, remove, retry } = useUploads(isOnline)
  const input = useRef<HTMLInputElement>(null)

  function take(files: readonly File[]) {
    const taken = files.filter(({ type, size }) => types.includes(type) && size <= largest)
    const room = most - uploads.length
    setRefused([
      ...files.filter(({ type }) => !types.includes(type)).map(({ name }) => t('upload.wrongType', { name })),
      ...files
        .filter(({ type, size }) => types.includes(type) && size > largest)
        .map(({ name }) => t('upload.tooLarge', { name })),
      ...taken.slice(room).map(({ name }) => t('upload.tooMany', { name, n: most })),
    ])
    add(taken.slice(0, room))
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  return (
    <div className="form-stack">
      {/* Dropping needs a mouse; the button inside does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={cx(styles.dropzone, isOver && 'is-over')}
        role="group"
        aria-label={t('upload.area')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <CloudUpload aria-hidden="true" />
        <p>{t('upload.drop')}</p>
        <Button onClick={() => input.current?.click()}>{t('upload.choose')}</Button>
        <p className="field-hint">{t('upload.limits', { n: most })}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={types.join()}
          aria-label={t('upload.choose')}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            // Allows choosing the same file again after removal.
            target.value = ''
          }}
        />
      </div>
      {refused.length > 0 && (
        <Alert tone="danger" title={t('upload.refused')}>
          <ul className="mb-0">
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {uploads.length > 0 && (
        <ul className="d-grid gap-2 list-unstyled" aria-label={t('upload.files')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload)}
            />
          ))}
        </ul>
      )}
      <SwitchField
        label={t('upload.online')}
        hint={t('upload.onlineHint')}
        checked={isOnline}
        onChange={({ target }) => setOnline(target.checked)}
      />
    </div>
  )
}
