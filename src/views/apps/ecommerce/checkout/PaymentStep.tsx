import { Card } from '@core/components/Card'
import { RadioCards } from '@core/components/forms/RadioCards'
import { SelectField } from '@core/components/forms/SelectField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { toast } from '@core/toast/toast'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { checkoutTyped, placeOrder, selectCheckoutInput } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Address, Order } from '@/redux/apps/ecommerce/schema'
import { paymentMethods } from '@/redux/apps/ecommerce/schema'
import { selectCartItems } from '@/redux/shell/cart/slice'
import { AddressLines } from '../shared/AddressLines'
import { CardForm } from './CardForm'
import { GiftForm } from './GiftForm'
import { PaymentForm } from './PaymentForm'
import { banks, bankSchema, type PayWithProps } from './paymentForms'
import { PriceDetails } from './PriceDetails'
import { placedHref, stepHref } from './steps'
import { useKeptInput } from './useKeptInput'
import { useShippingAddress } from './useShippingAddress'
import styles from '../ecommerce.module.scss'

/** Cash on delivery. */
function CashForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  return (
    <PaymentForm
      onSubmit={async (event) => {
        event.preventDefault()
        if (!isPaying) await onPay()
      }}
      isPaying={isPaying}
    >
      <p>{t('payment.cashText')}</p>
    </PaymentForm>
  )
}

function BankForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  const { bank } = useAppSelector(selectCheckoutInput)
  const form = useZodForm(bankSchema, { defaultValues: { bank: banks.find((known) => known === bank) } })
  useKeptInput(false, isPaying, () => ({ bank: form.getValues('bank') }))
  return (
    <PaymentForm onSubmit={form.handleSubmit(onPay)} isPaying={isPaying}>
      <SelectField
        label={t('payment.bank')}
        hint={t('payment.bankHint')}
        placeholder={t('payment.chooseBank')}
        options={banks.map((bank) => ({ value: bank, label: bank }))}
        {...form.register('bank')}
        error={form.formState.errors.bank?.message}
      />
    </PaymentForm>
  )
}

type Method = Order['paymentMethod']

const forms: Readonly<Record<Method, (props: PayWithProps) => ReactNode>> = {
  card: CardForm,
  'net-banking': BankForm,
  'cash-on-delivery': CashForm,
  'gift-card': GiftForm,
}

/** The order once it is placed. */
type Paying = 'no' | 'yes' | Order

/** Only the payment method is sent, never payment data. */
export function PaymentStep() {
  const { t } = useTranslation('ecommerce')
  const dispatch = useAppDispatch()
  const { write } = useWrite()
  const [search, setSearch] = useSearchParams()
  const [paying, setPaying] = useState<Paying>('no')
  const items = useAppSelector(selectCartItems)
  const chosen = useShippingAddress()
  const { method: before = paymentMethods[0] } = useAppSelector(selectCheckoutInput)
  const method = paymentMethods.find((known) => known === search.get('method')) ?? before

  async function pay(address: Address) {
    setPaying('yes')
    const placed = await write(
      placeOrder,
      { address, paymentMethod: method },
      {
        rejected({ fields }) {
          const isShort = Object.keys(fields).some((field) => field.startsWith('items.'))
          if (isShort) toast.error(t('checkout.tooManyReason'))
          return isShort
        },
        retry: () => pay(address),
      },
    )
    setPaying(placed?.answer.order ?? 'no')
  }

  if (typeof paying === 'object') return <Navigate to={placedHref(paying.id)} replace />
  // Placing the order clears cart and new address in the store, before `paying` contains the order.
  if (items.length === 0 && paying === 'no') return <Navigate to={stepHref('cart')} replace />
  if (!chosen) return paying === 'no' ? <Navigate to={stepHref('address')} replace /> : null
  const { key, address } = chosen
  return (
    <div className={styles.checkoutColumns}>
      <Card title={t('payment.title')}>
        <div className="stack">
          <RadioCards
            label={t('payment.method')}
            layout="inline"
            options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
            value={method}
            onChange={(next) => {
              dispatch(checkoutTyped({ method: next }))
              setSearch({ address: key, method: next }, { replace: true, preventScrollReset: true })
            }}
          />
          {/* All forms stay mounted, to keep their input. */}
          {paymentMethods.map((known) => {
            const Form = forms[known]
            return (
              <div key={known} hidden={known !== method}>
                <Form onPay={() => pay(address)} isPaying={paying !== 'no'} />
              </div>
            )
          })}
          <p className="text-muted text-sm">{t('payment.privacy')}</p>
        </div>
      </Card>
      <div className="stack">
        <Card
          title={t('checkout.goesTo')}
          actions={<Link to={stepHref('address', key)}>{t('checkout.changeAddress')}</Link>}
        >
          <AddressLines address={address} />
        </Card>
        <PriceDetails />
      </div>
    </div>
  )
}
