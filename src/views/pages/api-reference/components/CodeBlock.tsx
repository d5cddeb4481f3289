import { IconButton } from '@core/components/button/IconButton'
import { toast } from '@core/toast/toast'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../api-reference.module.scss'

interface CodeBlockProps {
  /** What it shows, for those who cannot see that it is code. */
  label: string
  value: unknown
}

/** A value as JSON, and a way to take it away. */
export function CodeBlock({ label, value }: CodeBlockProps) {
  const { t } = useTranslation('apiReference')
  const text = JSON.stringify(value, null, 2)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }

  return (
    <div className={`position-relative mt-2 ${styles.apiCode}`}>
      {/* Long answers scroll, by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre dir="ltr" tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
      <IconButton size="sm" label={t('copy')} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
    </div>
  )
}
