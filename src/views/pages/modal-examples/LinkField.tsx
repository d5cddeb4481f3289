import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './modal-examples.module.scss'

/** A link to read and to copy. */
export function LinkField({ label, link }: { label: string; link: string }) {
  const { t } = useTranslation('modalExamples')
  return (
    <div className={styles.fieldWithButton}>
      <TextField label={label} value={link} readOnly dir="ltr" onFocus={({ target }) => target.select()} />
      <Button
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(link, { done: t('link.copied'), failed: t('link.failed') })}
      >
        {t('link.copy')}
      </Button>
    </div>
  )
}
