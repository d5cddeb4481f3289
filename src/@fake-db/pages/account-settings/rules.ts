import { dayTextOf } from '@core/zonedTime'
import { badRequest } from '@fake-db/kit/reply'
import { withChange } from '@fake-db/kit/table'
import { digestOf, sameText } from '@fake-db/shell/session/accounts'
import type { Account } from '@fake-db/shell/session/seed'
import type { AccountDetails, DetailsChange } from '@/redux/pages/account-settings/detailsSchema'
import type {
  AccountSettings,
  GeneralChange,
  InfoChange,
  PasswordChange,
  SocialChange,
} from '@/redux/pages/account-settings/schema'

export function rejectDuplicates(others: readonly Account[], { email, username }: GeneralChange): void {
  const fields: Record<string, 'taken'> = {}
  if (email !== undefined && others.some((other) => sameText(other.email, email))) {
    fields.email = 'taken'
  }
  if (username !== undefined && others.some((other) => sameText(other.username, username))) {
    fields.username = 'taken'
  }
  if (Object.keys(fields).length > 0) throw badRequest(fields)
}

export function refuseUnborn({ dob }: InfoChange, now: Date): void {
  if (dob !== undefined && dob > dayTextOf(now)) throw badRequest({ dob: 'date' })
}

/** The current password must match `digest`; the new password must differ. */
export function refuseWrongPassword(digest: string, { currentPassword, newPassword }: PasswordChange): void {
  if (digestOf(currentPassword) !== digest) throw badRequest({ currentPassword: 'mismatch' })
  if (digestOf(newPassword) === digest) throw badRequest({ newPassword: 'taken' })
}

/** Merges links and connections. */
export function changeSocial(social: AccountSettings['social'], change: SocialChange): AccountSettings['social'] {
  const { twitter, google, facebook, github } = social.connections
  const named = change.connections
  return {
    socialLinks: withChange(social.socialLinks, change.socialLinks ?? {}),
    connections: {
      twitter: withChange(twitter, named?.twitter ?? {}),
      google: withChange(google, named?.google ?? {}),
      facebook: withChange(facebook, named?.facebook ?? {}),
      github: withChange(github, named?.github ?? {}),
    },
  }
}

/** SMS codes require a phone number. One payment method is primary. Every notification appears once. */
export function changeDetails(details: AccountDetails, change: DetailsChange): AccountDetails {
  const { twoFactor, notifications, paymentMethods } = change
  if (twoFactor?.enabled && twoFactor.method === 'sms' && twoFactor.phone === '') {
    throw badRequest({ 'twoFactor.phone': 'required' })
  }
  const keysOf = (all: AccountDetails['notifications']) =>
    all
      .map(({ key }) => key)
      .sort()
      .join()
  if (notifications && keysOf(notifications) !== keysOf(details.notifications)) {
    throw badRequest({ notifications: 'choice' })
  }
  if (paymentMethods?.length) {
    const ids = new Set(paymentMethods.map(({ id }) => id))
    if (ids.size < paymentMethods.length) throw badRequest({ paymentMethods: 'taken' })
    if (paymentMethods.filter(({ primary }) => primary).length !== 1) {
      throw badRequest({ paymentMethods: 'choice' })
    }
  }
  return withChange(details, change)
}
