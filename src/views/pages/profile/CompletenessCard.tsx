import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { Progress } from '@core/components/Progress'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '@/redux/pages/profile/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { accountSettingsHref } from './paths'
import type { ProfileTabProps } from './profileTab'

const steps = ['avatar', 'coverImg', 'designation', 'about', 'lives', 'website'] as const

export function missingIn({ header, userAbout }: Pick<Profile, 'header' | 'userAbout'>) {
  const has = { ...header, ...userAbout }
  return steps.filter((step) => has[step] === '')
}

export function CompletenessCard({ profile, onEdit }: ProfileTabProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const missing = missingIn(profile)
  const share = 1 - missing.length / steps.length
  const icon = <Plus aria-hidden="true" />
  return (
    <Card title={t('complete.title')}>
      <div className="d-flex align-items-center gap-3">
        <div className="flex-grow-1">
          <Progress
            label={t('complete.title')}
            value={share * 100}
            tone={missing.length === 0 ? 'success' : 'primary'}
          />
        </div>
        <span className="tabular">{format.percent(Math.round(share * 100) / 100)}</span>
      </div>
      {missing.length === 0 ? (
        <p className="text-muted text-sm mt-2">{t('complete.all')}</p>
      ) : (
        <ul className="list-unstyled d-grid gap-2 mt-3 mb-0">
          {missing.map((step) => (
            <li key={step}>
              {step === 'avatar' ? (
                <LinkButton size="sm" to={accountSettingsHref} icon={icon}>
                  {t(`complete.${step}`)}
                </LinkButton>
              ) : (
                <Button size="sm" icon={icon} onClick={onEdit}>
                  {t(`complete.${step}`)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
