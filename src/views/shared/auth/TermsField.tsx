import { CheckboxField, type CheckboxFieldProps } from '@core/components/forms/CheckboxField'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.scss'

const TermsDialog = lazyPart(() => import('./TermsDialog').then(({ TermsDialog }) => TermsDialog))

interface TermsFieldProps extends Omit<CheckboxFieldProps, 'label' | 'hint'> {
  /** Called when the user agrees in the dialog. */
  onAgree: () => void
}

export function TermsField({ onAgree, ...field }: TermsFieldProps) {
  const { t } = useTranslation('auth')
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  function open() {
    setOpened(true)
    setOpen(true)
  }
  function close() {
    setOpen(false)
  }
  function agree() {
    close()
    onAgree()
  }

  return (
    <>
      <CheckboxField
        {...field}
        label={t('register.terms')}
        hint={
          <button type="button" className={styles.authLink} aria-haspopup="dialog" onClick={open}>
            {t('register.readTerms')}
          </button>
        }
      />
      {wasOpened && (
        <Suspense>
          <TermsDialog isOpen={isOpen} onClose={close} onAgree={agree} />
        </Suspense>
      )}
    </>
  )
}
