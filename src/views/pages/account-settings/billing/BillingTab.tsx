import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressCard } from '@/views/shared/account/AddressCard'
import { InvoicesCard } from '@/views/shared/account/InvoicesCard'
import { PaymentMethodsCard } from '@/views/shared/account/PaymentMethodsCard'
import { Editable } from '../Editable'
import { useSettingsWriter, type SettingsPartProps } from '../settings'
import { PlanCard } from './PlanCard'

/** Lazy: few users have a trial. */
const TrialBanner = lazyPart(() => import('@/views/shared/account/TrialBanner').then((module) => module.TrialBanner))

export function BillingTab({ settings, details, subscription }: SettingsPartProps) {
  const { t } = useTranslation('accountSettings')
  const { trial } = subscription
  const write = useSettingsWriter(details)
  return (
    <>
      <PlanCard subscription={subscription} />
      {trial && (
        <Suspense>
          <TrialBanner subscription={subscription} planName={t(`plan.${trial.plan}`)} />
        </Suspense>
      )}
      <Editable>
        <PaymentMethodsCard paymentMethods={details.paymentMethods} holder={settings.general.fullName} write={write} />
        <AddressCard address={details.billingAddress} write={write} />
      </Editable>
      <InvoicesCard invoices={details.invoices} />
    </>
  )
}
