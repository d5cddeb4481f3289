import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../toast/copyText'
import { IconButton } from './button/IconButton'
import { Code, type CodeProps } from './Code'
import styles from './code.module.scss'

/** Code with syntax colors and a copy button. */
export function CodeBlock(props: CodeProps) {
  const { label, text } = props
  const { t } = useTranslation('kit')
  const copy = () => copyText(text, { done: t('example.copied', { name: label }), failed: t('example.copyFailed') })
  return (
    <div className={styles.codeBlock} dir="ltr">
      <Code {...props} />
      <IconButton size="sm" label={t('example.copy')} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
    </div>
  )
}
