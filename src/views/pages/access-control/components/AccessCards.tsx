import { Can } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../access-control.module.scss'

/** Two cards: one for all who get here, and one whose content CASL's `Can` keeps for those who may do everything. */
export function AccessCards() {
  const { t } = useTranslation('accessControl')
  return (
    <div className={styles.accessCards}>
      <Card title={t('everyone.title')} actions={<Badge tone="success">{t('everyone.rule')}</Badge>}>
        <p>{t('everyone.text')}</p>
      </Card>
      <Card title={t('admins.title')} actions={<Badge tone="primary">{t('admins.rule')}</Badge>}>
        <Can<AppAbility> I="manage" a="all" passThrough>
          {({ isAllowed }) =>
            isAllowed ? (
              <p>{t('admins.text')}</p>
            ) : (
              <p className={`d-flex gap-2 text-muted ${styles.accessDenied}`}>
                <Lock aria-hidden="true" />
                {t('admins.denied')}
              </p>
            )
          }
        </Can>
      </Card>
    </div>
  )
}
