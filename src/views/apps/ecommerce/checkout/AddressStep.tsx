import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SavedAddress } from '@/redux/apps/ecommerce/schema'
import { AddressLines } from '../shared/AddressLines'
import { NewAddressForm } from './NewAddressForm'
import { PriceDetails } from './PriceDetails'
import { stepHref } from './steps'
import { newKey } from './useShippingAddress'
import styles from '../ecommerce.module.scss'

export function AddressStep({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { t } = useTranslation('ecommerce')
  const [search, setSearch] = useSearchParams()
  const name = useId()
  const written = search.get('address')
  const [first] = addresses
  const isNew = written === newKey || !first
  const chosen = isNew ? newKey : String((addresses.find(({ id }) => String(id) === written) ?? first).id)

  function choose(address: string) {
    setSearch({ address }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className={styles.checkoutColumns}>
      <Card title={t('checkout.whereTo')}>
        <fieldset className="stack">
          <legend className="visually-hidden">{t('checkout.whereTo')}</legend>
          <div className={styles.addressCards}>
            {addresses.map((address) => (
              <label key={address.id} className={styles.choiceCard}>
                <input
                  type="radio"
                  className="form-check-input"
                  name={name}
                  checked={chosen === String(address.id)}
                  onChange={() => {
                    choose(String(address.id))
                  }}
                />
                <AddressLines address={address} />
              </label>
            ))}
            <label className={styles.choiceCard}>
              <input
                type="radio"
                className="form-check-input"
                name={name}
                checked={isNew}
                onChange={() => {
                  choose(newKey)
                }}
              />
              <strong>{t('address.new')}</strong>
            </label>
          </div>
        </fieldset>
        {/* Stays mounted while another address is selected, to keep its input. */}
        <div className="mt-4" hidden={!isNew}>
          <NewAddressForm />
        </div>
      </Card>
      <PriceDetails>
        {!isNew && (
          <LinkButton variant="primary" to={stepHref('payment', chosen)}>
            {t('checkout.toPayment')}
          </LinkButton>
        )}
      </PriceDetails>
    </div>
  )
}
