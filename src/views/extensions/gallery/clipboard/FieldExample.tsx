import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopied } from './useCopied'
import styles from './clipboard.module.scss'

const link = 'https://example.com/invite/8f3a-91c2-77de'

export function FieldExample() {
  const { t } = useTranslation('extensions')
  const { isCopied, copy } = useCopied({ done: t('demo.copy.done'), failed: t('demo.copy.failed') })
  const Icon = isCopied ? Check : Copy
  return (
    <TextField
      className={styles.link}
      label={t('demo.copy.invitation')}
      dir="ltr"
      readOnly
      value={link}
      action={
        <IconButton
          size="sm"
          label={t(isCopied ? 'demo.copy.copied' : 'demo.copy.link')}
          icon={<Icon aria-hidden="true" />}
          onClick={() => void copy(link)}
        />
      }
    />
  )
}
