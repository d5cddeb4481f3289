import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { NotFound } from '@core/illustrations/NotFound'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import styles from './userView.module.scss'

/** What an address shows that leads to nobody, or to somebody who was deleted. */
export function UserNotFound() {
  const { t } = useTranslation('user')
  return (
    <Card className={styles.userMissing}>
      <EmptyState
        picture={<NotFound />}
        title={t('view.missing.what')}
        text={t('view.missing.text')}
        action={
          <LinkButton variant="primary" to={paths.userList.href()}>
            {t('view.missing.back')}
          </LinkButton>
        }
      />
    </Card>
  )
}
