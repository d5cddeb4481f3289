import { LinkButton } from '@core/components/button/LinkButton'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { useTranslation } from 'react-i18next'
import { paths as todoPaths } from '@/views/apps/todo/paths'
import { paths as calendarPaths } from '@/views/apps/calendar/paths'

/** What one can do stands at the far side of the title, or at the foot. */
export function FooterExample() {
  const { t } = useTranslation('cards')
  return (
    <Card
      title={t('footer.title')}
      actions={<Badge tone="warning">{t('footer.badge')}</Badge>}
      footer={
        <div className="cluster">
          <LinkButton variant="primary" size="sm" to={todoPaths.todo.href()}>
            {t('footer.tasks')}
          </LinkButton>
          <LinkButton size="sm" to={calendarPaths.calendar.href()}>
            {t('footer.calendar')}
          </LinkButton>
        </div>
      }
    >
      {t('footer.body')}
    </Card>
  )
}
