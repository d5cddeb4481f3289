import { Button } from '@core/components/button/Button'
import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './import.module.scss'

interface FileDropProps {
  isPending: boolean
  onFile: (file: File) => void
}

export function FileDrop({ isPending, onFile }: FileDropProps) {
  const { t } = useTranslation('import')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    // Keyboard users have the button.
    <div
      className={isOver ? `${styles.drop} is-over` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <FileUp size={28} aria-hidden="true" />
      <p className="mb-0">{t('drop')}</p>
      <Button pending={isPending} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".csv,.tsv,.txt,.xlsx"
        tabIndex={-1}
        aria-label={t('file')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Allows selecting the same file again after fixing it.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
