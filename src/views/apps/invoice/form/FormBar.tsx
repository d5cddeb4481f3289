import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveMode } from './useInvoiceForm'
import styles from './invoice-form.module.scss'

interface FormBarProps {
  /** Labels the button "Save as draft". Sent invoices keep their status. */
  isDraft: boolean
  saving: SaveMode | null
  onSend: () => void
  cancelTo: string
  children: ReactNode
}

export function FormBar({ isDraft, saving, onSend, cancelTo, children }: FormBarProps) {
  const { t } = useTranslation('invoice')
  return (
    <div className={`d-flex flex-wrap gap-2 align-items-center ${styles.formBar}`}>
      <Button
        variant="primary"
        icon={<Send className="flip-rtl" aria-hidden="true" />}
        pending={saving === 'send'}
        onClick={onSend}
      >
        {t('form.saveAndSend')}
      </Button>
      <Button type="submit" pending={saving === 'keep'}>
        {t(isDraft ? 'form.saveDraft' : 'form.save')}
      </Button>
      <LinkButton variant="ghost" to={cancelTo}>
        {t('form.cancel')}
      </LinkButton>
      {children}
    </div>
  )
}
