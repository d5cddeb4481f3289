import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../toast/copyText'
import { IconButton } from './button/IconButton'
import styles from './code-block.module.scss'

export interface CodeBlockProps {
  label: string
  text: string
}

/** Code with a copy button. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const { t } = useTranslation('kit')
  const copy = () => copyText(text, { done: t('example.copied', { name: label }), failed: t('example.copyFailed') })
  return (
    <div className={styles.codeBlock} dir="ltr">
      {/* Focusable, so that long lines scroll by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
      <IconButton size="sm" label={t('example.copy')} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
    </div>
  )
}
