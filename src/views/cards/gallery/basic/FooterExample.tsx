import { LinkButton } from '@core/components/button/LinkButton'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'

export function FooterExample() {
  const place = useModuleLink()
  const { t } = useTranslation('cards')
  return (
    <Card
      title={t('footer.title')}
      actions={<Badge tone="warning">{t('footer.badge')}</Badge>}
      footer={
        <div className="cluster">
          <LinkButton variant="primary" size="sm" to={place('/apps/todo/:filter?/:id?') ?? '/'}>
            {t('footer.tasks')}
          </LinkButton>
          <LinkButton size="sm" to={place('/apps/calendar') ?? '/'}>
            {t('footer.calendar')}
          </LinkButton>
        </div>
      }
    >
      {t('footer.body')}
    </Card>
  )
}
