import { IconButton } from '@core/components/button/IconButton'
import { copyText } from '@core/toast/copyText'
import { lazyPart } from '@core/lazy/lazyPart'
import { Copy } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { product } from '@/product'
import styles from './account.module.scss'

const QrCode = lazyPart(() => import('./QrCode').then(({ QrCode }) => QrCode))

interface SecretKeyProps {
  secretKey: string
  name: string
}

export function SecretKey({ secretKey, name }: SecretKeyProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const key = secretKey.replaceAll(' ', '')
  const [issuer, account] = [product.name, name].map(encodeURIComponent)

  const copy = () => copyText(key, { done: t('twoStep.copied'), failed: t('twoStep.notCopied') })

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {t('twoStep.key')}
      </p>
      <div className={styles.qrFrame}>
        <Suspense>
          <QrCode text={`otpauth://totp/${issuer}:${account}?secret=${key}&issuer=${issuer}`} label={t('twoStep.qr')} />
        </Suspense>
      </div>
      <div className={styles.secretKey}>
        <code dir="ltr">{secretKey}</code>
        <IconButton label={t('twoStep.copy')} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
      </div>
      <p className="field-hint">{t('twoStep.keyHint')}</p>
    </div>
  )
}
