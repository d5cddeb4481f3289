import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { AddressDialog } from './AddressDialog'
import { addressFields } from './addressFields'
import styles from '../userView.module.scss'

/** Where bills go. */
export function AddressCard({ details }: { details: UserDetails }) {
  const { t } = useTranslation('user')
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={t('view.address.title')}
      actions={
        <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
          {t('view.address.edit')}
        </Button>
      }
    >
      <div className={styles.addressList}>
        <DescriptionList
          items={addressFields.map(({ name }) => ({
            term: t(`view.address.${name}`),
            value: details.billingAddress[name] ? (
              <bdi>{details.billingAddress[name]}</bdi>
            ) : (
              <span className="text-muted">{t('view.about.none')}</span>
            ),
          }))}
        />
      </div>
      {isEditing && <AddressDialog details={details} onClose={() => setEditing(false)} />}
    </Card>
  )
}
