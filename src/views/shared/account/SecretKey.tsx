import { IconButton } from '@core/components/button/IconButton'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account.module.scss'

/** The key that an authenticator app is given, to type or to copy. */
export function SecretKey({ secretKey }: { secretKey: string }) {
  const { t } = useTranslation('account')
  const id = useId()

  const copy = () =>
    copyText(secretKey.replaceAll(' ', ''), { done: t('twoStep.copied'), failed: t('twoStep.notCopied') })

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {t('twoStep.key')}
      </p>
      <div className={styles.secretKey}>
        <code dir="ltr">{secretKey}</code>
        <IconButton label={t('twoStep.copy')} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
      </div>
      <p className="field-hint">{t('twoStep.keyHint')}</p>
    </div>
  )
}
