import { Can } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Two cards: one for all who are signed in, and one that CASL's `Can` keeps for those who may do everything. */
export function AccessCards() {
  const { t } = useTranslation('accessControl')
  return (
    <div className="access-cards">
      <Card title={t('everyone.title')} actions={<Badge tone="success">{t('everyone.rule')}</Badge>}>
        <p>{t('everyone.text')}</p>
      </Card>
      <Can<AppAbility> I="manage" a="all" passThrough>
        {({ isAllowed }) =>
          isAllowed ? (
            <Card title={t('admins.title')} actions={<Badge tone="primary">{t('admins.rule')}</Badge>}>
              <p>{t('admins.text')}</p>
            </Card>
          ) : (
            <Card>
              <EmptyState
                picture={<Lock aria-hidden="true" />}
                title={t('admins.deniedTitle')}
                text={t('admins.deniedText')}
              />
            </Card>
          )
        }
      </Can>
    </div>
  )
}
