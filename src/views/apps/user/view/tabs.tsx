import { useModuleLink } from '@core/module/useModuleLink'
import { useCallback } from 'react'
import type { UserDetails, UserDetailsChange } from '@/redux/apps/user/detailsSchema'
import { changePassword, selectUserView, updateDetails } from '@/redux/apps/user/viewSlice'
import { AddressCard } from '@/views/shared/account/AddressCard'
import { ConnectionsCard } from '@/views/shared/account/ConnectionsCard'
import { DevicesCard } from '@/views/shared/account/DevicesCard'
import { InvoicesCard } from '@/views/shared/account/InvoicesCard'
import { NotificationsCard } from '@/views/shared/account/NotificationsCard'
import { PasswordCard } from '@/views/shared/account/PasswordCard'
import { PaymentMethodsCard } from '@/views/shared/account/PaymentMethodsCard'
import { TwoStepCard } from '@/views/shared/account/TwoStepCard'
import { reinsert } from '@/views/shared/account/reinsert'
import type { WriteDetails } from '@/views/shared/account/useDetailsWriter'
import { useDetailsWriter } from '@/views/shared/account/useDetailsWriter'
import { ActivityCard } from './account/ActivityCard'
import { ProjectsCard } from './account/ProjectsCard'
import { CurrentPlanCard } from './billing/CurrentPlanCard'
import type { UserPartProps } from './userPart'

type Change = Omit<UserDetailsChange, 'userId'>

function useUserWriter(details: UserDetails): WriteDetails<UserDetails, Change> {
  const { userId } = details
  return useDetailsWriter({
    thunk: updateDetails,
    latest(state) {
      const { shown } = selectUserView(state)
      return shown?.details.userId === userId ? shown.details : details
    },
    toArg: (change: Change) => ({ ...change, userId }),
  })
}

export function AccountTab({ details }: UserPartProps) {
  const place = useModuleLink()
  const invoiceHref = useCallback((id: number) => place('/apps/invoice/preview/:id?', { id }), [place])
  return (
    <>
      <ProjectsCard projects={details.projects} />
      <ActivityCard timeline={details.timeline} />
      <InvoicesCard invoices={details.invoices} hrefOf={invoiceHref} />
    </>
  )
}

export function SecurityTab({ user, details }: UserPartProps) {
  const write = useUserWriter(details)
  const { userId } = details
  return (
    <>
      <PasswordCard
        email={user.email}
        changedAt={details.passwordChangedAt}
        onSave={async ({ newPassword: password }, save, done) =>
          (await save(changePassword, { userId, password }, { success: done })) !== null
        }
      />
      <TwoStepCard name={user.fullName} twoFactor={details.twoFactor} write={write} />
      <DevicesCard
        devices={details.devices}
        onRevoke={(device, done) =>
          void write({
            change: ({ devices }) => ({ devices: devices.filter(({ id }) => id !== device.id) }),
            done,
            undo: ({ devices }) => ({ devices: reinsert(device, devices, details.devices) }),
          })
        }
      />
    </>
  )
}

export function BillingTab({ user, details }: UserPartProps) {
  const write = useUserWriter(details)
  return (
    <>
      <CurrentPlanCard user={user} details={details} />
      <PaymentMethodsCard paymentMethods={details.paymentMethods} holder={user.fullName} write={write} />
      <AddressCard address={details.billingAddress} write={write} />
    </>
  )
}

export function NotificationsTab({ details }: UserPartProps) {
  return <NotificationsCard notifications={details.notifications} write={useUserWriter(details)} />
}

type Connection = Pick<UserDetails['connections'][number], 'key' | 'handle'>

function withConnection({ connections }: UserDetails, { key, handle }: Connection): Pick<UserDetails, 'connections'> {
  return {
    connections: connections.map((one) => (one.key === key ? { key, handle, connected: handle !== '' } : one)),
  }
}

export function ConnectionsTab({ details }: UserPartProps) {
  const write = useUserWriter(details)
  return (
    <ConnectionsCard
      connections={details.connections}
      onChange={(to, done, before) =>
        write({
          change: (latest) => withConnection(latest, to),
          done,
          ...(before && { undo: (latest) => withConnection(latest, before) }),
        })
      }
    />
  )
}
