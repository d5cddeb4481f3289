import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.scss'

const clauses = ['data', 'account', 'conduct', 'warranty'] as const

interface TermsDialogProps {
  isOpen: boolean
  onClose: () => void
  onAgree: () => void
}

export function TermsDialog({ isOpen, onClose, onAgree }: TermsDialogProps) {
  const { t } = useTranslation('auth')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('terms.title')}
      footer={
        <>
          <Button variant="primary" onClick={onAgree}>
            {t('terms.agree')}
          </Button>
          <Button onClick={onClose}>{t('terms.close')}</Button>
        </>
      }
    >
      <dl className={styles.authTerms}>
        {clauses.map((clause) => (
          <div key={clause}>
            <dt>{t(`terms.${clause}.title`)}</dt>
            <dd>{t(`terms.${clause}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
