import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { Progress } from '@core/components/Progress'
import { CircleCheck, File as FileIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Upload } from './useUploads'
import styles from '../forms.module.scss'

interface UploadRowProps {
  upload: Upload
  onRemove: () => void
  onRetry: () => void
}

export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { t, i18n } = useTranslation('formGallery')
  const { file, preview, status, percent } = upload
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(file.size / 1000, 1))
  return (
    <li className={styles.upload}>
      {preview ? <img src={preview} alt="" width="48" height="48" /> : <FileIcon aria-hidden="true" />}
      <div>
        <p className={styles.uploadName}>
          <bdi className="truncate">{file.name}</bdi>
          <span className="text-muted tabular">{size}</span>
        </p>
        {status === 'sending' && <Progress label={t('upload.progress', { name: file.name })} value={percent} />}
        {status === 'sent' && (
          <p className={`d-flex gap-2 align-items-center ${styles.uploadDone}`} role="status">
            <CircleCheck aria-hidden="true" />
            {t('upload.sent')}
          </p>
        )}
        {status === 'failed' && (
          <p className="text-danger small" role="alert">
            {t('upload.failed')}
          </p>
        )}
      </div>
      {status === 'failed' && (
        <Button size="sm" aria-label={t('upload.retryOf', { name: file.name })} onClick={onRetry}>
          {t('upload.retry')}
        </Button>
      )}
      <IconButton
        size="sm"
        label={t(status === 'sending' ? 'upload.cancel' : 'upload.remove', { name: file.name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}
