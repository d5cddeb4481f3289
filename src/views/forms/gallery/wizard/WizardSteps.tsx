import { cx } from '@core/components/cx'
import { Building2, Check, ListChecks, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { steps } from './accountSteps'
import styles from '../forms.module.scss'

export type WizardVariant = 'horizontal' | 'vertical' | 'modern'

const icons = { person: User, company: Building2, review: ListChecks } as const

interface WizardStepsProps {
  current: number
  reached: number
  variant: WizardVariant
  onGo: (step: number) => void
}

/** Progress of the wizard. Reached steps are buttons. */
export function WizardSteps({ current, reached, variant, onGo }: WizardStepsProps) {
  const { t } = useTranslation('formGallery')
  return (
    <nav aria-label={t('demo.steps')}>
      <ol className={cx(styles.steps, `is-${variant}`)}>
        {steps.map(({ key }, index) => {
          const Icon = index < current ? Check : icons[key]
          return (
            <li key={key} className={cx(index === current && 'is-current', index < current && 'is-done')}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                disabled={index > reached}
                onClick={() => onGo(index)}
              >
                <span className={styles.stepMark}>
                  <Icon aria-hidden="true" />
                </span>
                <span className={styles.stepName}>
                  {t(`demo.step.${key}`)}
                  <small>{t(`demo.stepText.${key}`)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
