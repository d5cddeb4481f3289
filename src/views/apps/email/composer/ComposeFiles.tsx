import { IconButton } from '@core/components/button/IconButton'
import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '@/redux/apps/email/schema'
import { useFileSize } from '../hooks/useFileSize'
import styles from './composer.module.scss'

interface ComposeFilesProps {
  files: readonly Attachment[]
  onChange: (files: Attachment[]) => void
}

export function ComposeFiles({ files, onChange }: ComposeFilesProps) {
  const { t } = useTranslation('email')
  const fileSize = useFileSize()
  if (files.length === 0) return null
  return (
    <ul className={styles.composeFiles} aria-label={t('reader.files', { count: files.length })}>
      {files.map((file, index) => (
        <li key={`${index} ${file.fileName}`}>
          <Paperclip aria-hidden="true" />
          <span className="truncate" dir="auto">
            {file.fileName}
          </span>
          <span className="text-muted tabular">{fileSize(file.size)}</span>
          <IconButton
            size="sm"
            label={t('compose.removeFile', { file: file.fileName })}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(files.filter((other) => other !== file))}
          />
        </li>
      ))}
    </ul>
  )
}

export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('email')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t('compose.attach')}
        icon={<Paperclip aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('compose.attach')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows selecting the same file again after removing it.
          target.value = ''
        }}
      />
    </>
  )
}
