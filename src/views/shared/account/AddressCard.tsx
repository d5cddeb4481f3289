import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { EmptyState } from '@core/components/EmptyState'
import { MapPin, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressProps } from './AddressDialog'
import { AddressDialog } from './AddressDialog'
import { addressFields } from './addressFields'
import styles from './account.module.scss'

export function AddressCard({ address, write }: AddressProps) {
  const { t } = useTranslation('account')
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={t('address.title')}
      actions={
        <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
          {t(address ? 'address.edit' : 'address.add')}
        </Button>
      }
    >
      {address ? (
        <div className={styles.addressList}>
          <DescriptionList
            items={addressFields.map(({ name }) => ({
              term: t(`address.${name}`),
              value: address[name] ? (
                <bdi>{address[name]}</bdi>
              ) : (
                <span className="text-muted">{t('address.none')}</span>
              ),
            }))}
          />
        </div>
      ) : (
        <EmptyState picture={<MapPin aria-hidden="true" />} title={t('address.missing')} />
      )}
      {isEditing && <AddressDialog address={address} write={write} onClose={() => setEditing(false)} />}
    </Card>
  )
}
