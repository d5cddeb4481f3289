import { Skeleton } from '@core/components/Skeleton'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchSubscription, selectSubscription } from '@/redux/shell/subscription/slice'
import { AddressCard } from '@/views/shared/account/AddressCard'
import { InvoicesCard } from '@/views/shared/account/InvoicesCard'
import { PaymentMethodsCard } from '@/views/shared/account/PaymentMethodsCard'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { Editable } from '../Editable'
import type { SettingsPartProps } from '../settingsPart'
import { useSettingsWriter } from '../useSettingsWriter'
import { PlanCard } from './PlanCard'

/** What one pays for, and how. */
export function BillingTab({ settings, details }: SettingsPartProps) {
  const { t } = useTranslation('account')
  const retry = useRequest(fetchSubscription, undefined)
  const subscription = useAppSelector(selectSubscription)
  const write = useSettingsWriter(details)
  return (
    <>
      <LoadedContent
        source={subscription}
        onRetry={retry}
        name={t('plan.title')}
        skeleton={<Skeleton shape="block" height="18rem" />}
      >
        {(answer) => <PlanCard subscription={answer.subscription} />}
      </LoadedContent>
      <Editable>
        <PaymentMethodsCard paymentMethods={details.paymentMethods} holder={settings.general.fullName} write={write} />
        <AddressCard address={details.billingAddress} write={write} />
      </Editable>
      <InvoicesCard invoices={details.invoices} />
    </>
  )
}
