import { useBackCloses } from '@core/components/overlay/backCloses'
import { Dialog } from '@core/components/overlay/Dialog'
import { Download, Eye } from 'lucide-react'
import { IconButton } from '@core/components/button/IconButton'
import { Picture } from '@core/components/Picture'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '@/redux/apps/email/schema'
import { useFileSize } from '../hooks/useFileSize'
import styles from '../email.module.scss'

const picture = /^data:image\/|\.(svg|png|jpe?g|gif|webp|avif)$/i

/** Resolves URLs like browsers, which treat `/\\host` as another server. */
function placeOf(url: string): 'here' | 'elsewhere' | 'nowhere' {
  if (/^data:/i.test(url)) return 'here'
  if (!URL.canParse(url, window.location.origin)) return 'nowhere'
  const { protocol, origin } = new URL(url, window.location.origin)
  if (origin === window.location.origin) return 'here'
  return protocol === 'https:' || protocol === 'http:' ? 'elsewhere' : 'nowhere'
}

const inATabOfItsOwn = { target: '_blank', rel: 'noopener noreferrer nofollow' }

function Preview({ file, onClose }: { file: Attachment; onClose: () => void }) {
  useBackCloses(true, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={file.fileName} size="lg">
      <Picture className="d-block mw-100 mx-auto" src={file.url} alt={file.fileName} />
    </Dialog>
  )
}

export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation('email')
  const fileSize = useFileSize()
  const [viewed, setViewed] = useState<Attachment | null>(null)
  return (
    <>
      <ul className={styles.emailFiles} aria-label={t('reader.files', { count: files.length })}>
        {files.map((file, index) => (
          <li key={`${index} ${file.fileName}`} className={styles.emailFile}>
            {file.thumbnail && placeOf(file.thumbnail) === 'here' && (
              // Remote images would reveal the reader to their server.
              <Picture src={file.thumbnail} alt="" width={40} height={40} loading="lazy" />
            )}
            <span className={styles.emailFileText}>
              <span className="truncate" dir="auto">
                {file.fileName}
              </span>
              <span className="text-muted tabular">{fileSize(file.size)}</span>
            </span>
            {picture.test(file.url) && placeOf(file.url) === 'here' && (
              <IconButton
                size="sm"
                label={t('reader.view', { file: file.fileName })}
                icon={<Eye aria-hidden="true" />}
                onClick={() => setViewed(file)}
              />
            )}
            {placeOf(file.url) !== 'nowhere' && (
              <a
                className="btn btn-ghost btn-icon btn-sm"
                href={file.url}
                download={file.fileName}
                // `download` does not work for other servers: open the file instead.
                {...(placeOf(file.url) === 'elsewhere' && inATabOfItsOwn)}
                aria-label={t('reader.download', { file: file.fileName })}
                title={t('reader.download', { file: file.fileName })}
              >
                <Download aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {viewed && <Preview file={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
