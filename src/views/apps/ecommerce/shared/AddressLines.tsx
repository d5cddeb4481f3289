import { useTranslation } from 'react-i18next'
import type { Address } from '@/redux/apps/ecommerce/schema'
import { countryName } from '@/utility/format/countryName'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

export function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation('ecommerce')
  const { language } = useFormat()
  const { fullName, street, landmark, postalCode, city, state, country, phone, type } = address
  const place = [postalCode, city, state].filter(Boolean).join(' ')
  return (
    <address className={styles.addressLines}>
      <strong>{fullName}</strong>
      <span className="badge tone-neutral">{t(`address.${type}`)}</span>
      <bdi>{street}</bdi>
      {landmark && <bdi>{landmark}</bdi>}
      <bdi>{place}</bdi>
      <bdi>{countryName(country, language)}</bdi>
      <bdi dir="ltr">{phone}</bdi>
    </address>
  )
}
