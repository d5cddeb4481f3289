import { useCan } from '@core/auth/useCan'
import { Card } from '@core/components/Card'
import { CrumbsContext } from '@core/components/pageContext'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchCheckout, selectCheckout } from '@/redux/apps/ecommerce/checkoutSlice'
import { fetchCart, selectCartItems, selectCartRequest } from '@/redux/shell/cart/slice'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { AddressStep } from './checkout/AddressStep'
import { CartStep } from './checkout/CartStep'
import { PaymentStep } from './checkout/PaymentStep'
import { PlacedStep } from './checkout/PlacedStep'
import { StepBar } from './checkout/StepBar'
import type { Step } from './checkout/steps'
import { stepHref, steps } from './checkout/steps'
import { useShippingAddress } from './checkout/useShippingAddress'
import styles from './ecommerce.module.scss'

function CheckoutSkeleton() {
  return (
    <LoadingRegion className={`${styles.checkoutColumns} is-tall`}>
      <Card>
        <div className="stack">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} shape="block" height="6rem" />
          ))}
        </div>
      </Card>
      <Card>
        <div className="stack">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      </Card>
    </LoadingRegion>
  )
}

function Content({ step }: { step: Step }) {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const retryCart = useRequest(fetchCart, undefined)
  const retryCheckout = useRequest(fetchCheckout, undefined)
  const items = useAppSelector(selectCartItems)
  const cartRequest = useAppSelector(selectCartRequest)
  const { data: checkout, request } = useAppSelector(selectCheckout)
  const chosen = useShippingAddress()
  const mayOrder = useCan()('create', 'Ecommerce')

  function retry() {
    retryCart()
    retryCheckout()
  }

  const failed = [cartRequest, request].find(({ status }) => status === 'failed')
  const error = failed?.status === 'failed' ? failed.error : null
  const isCartKnown = items.length > 0 || cartRequest.status === 'succeeded'
  if (!isCartKnown || !checkout) {
    if (!error) return <CheckoutSkeleton />
    return (
      <Card>
        <ErrorState title={t('checkout.failed')} text={errorText(error)} onRetry={retry} />
      </Card>
    )
  }

  // No step can be skipped. The payment step checks cart and address itself.
  if (step !== 'cart' && !mayOrder) return <Navigate to={stepHref('cart')} replace />
  if (step === 'address' && items.length === 0) return <Navigate to={stepHref('cart')} replace />
  const isShort = items.some(({ qty, stock }) => qty > stock)
  const reachable = items.length === 0 || isShort || !mayOrder ? 'cart' : chosen ? 'payment' : 'address'
  return (
    <div className="stack">
      {error && <StaleAlert title={t('stale')} error={error} onRetry={retry} />}
      <StepBar step={step} reachable={reachable} address={chosen?.key} />
      {step === 'cart' && <CartStep />}
      {step === 'address' && <AddressStep addresses={checkout.addresses} />}
      {step === 'payment' && <PaymentStep />}
    </div>
  )
}

/** `/apps/ecommerce/checkout/:step?/:id?`: cart, address, payment and confirmation. */
export function CheckoutPage() {
  const { t } = useTranslation('ecommerce')
  const above = use(CrumbsContext)
  const { step: written = 'cart' } = useParams()
  const id = useIdParam()
  const step = steps.find((known) => known === written)

  if (written === 'placed' && id !== undefined) return <PlacedStep id={id} />
  // Unknown steps redirect to the first.
  if (!step || id !== undefined) return <Navigate to={stepHref('cart')} replace />
  const title = t(`checkout.title.${step}`)
  const cart = { label: t('checkout.title.cart'), to: stepHref('cart') }
  return (
    <>
      <PageHeader title={title} {...(step !== 'cart' && { crumbs: [...above, cart, { label: title }] })} />
      <Content step={step} />
    </>
  )
}
