import { implement } from '@fake-db/kit/implement'
import { badRequest, notFound, ok } from '@fake-db/kit/reply'
import type { Change } from '@fake-db/kit/table'
import { createMap, withChange } from '@fake-db/kit/table'
import { createAccounts, sameText } from '@fake-db/shell/session/accounts'
import type { Account } from '@fake-db/shell/session/seed'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import type { AccountDetails } from '@/redux/pages/account-settings/detailsSchema'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { changeDetails, changeSocial, rejectDuplicates, refuseUnborn, refuseWrongPassword } from './rules'
import type { Settings } from './seed'
import { seedSettings } from './seed'

export const handlers = implement(accountSettingsApi, (env) => {
  const accounts = env.shared(createAccounts)
  /** By account id; created at the first access. */
  const known = createMap<number, Settings>(env, 'pages/account-settings/settings')
  /** Logged-out device ids by account id; they can be restored. */
  const signedOut = createMap<number, readonly number[]>(env, 'pages/account-settings/signedOut')

  function of(askedBy: number | null) {
    const account = accounts.askedBy(askedBy)
    const settings = known.get(account.id) ?? seedSettings(account, env.now())
    if (!known.get(account.id)) known.set(account.id, settings)
    return {
      account,
      settings,
      out: signedOut.get(account.id) ?? [],
      change: (change: Change<Settings>) => {
        const changed = withChange(settings, change)
        known.set(account.id, changed)
        return changed
      },
    }
  }

  function toGeneral(account: Account, { company }: Settings): AccountSettings['general'] {
    const { avatar, username, fullName, email } = account
    return { avatar: avatar ?? '', username, fullName, email, company }
  }

  function toInfo({ bio = '', website = '' }: Account, { info }: Settings): AccountSettings['info'] {
    const { dob, country, phone } = info
    return { bio, dob, country, website, phone }
  }

  function toDetails(askedBy: number | null): { details: AccountDetails } {
    const { account, settings, out } = of(askedBy)
    const { twoFactor = settings.details.twoFactor } = account
    return {
      details: {
        ...settings.details,
        twoFactor,
        devices: settings.details.devices.filter(({ id }) => !out.includes(id)),
      },
    }
  }

  return {
    data({ askedBy }) {
      const { account, settings } = of(askedBy)
      const { social, notification } = settings
      return ok({ general: toGeneral(account, settings), info: toInfo(account, settings), social, notification })
    },

    updateGeneral({ body, askedBy }) {
      const { account, change } = of(askedBy)
      const { company, avatar, ...names } = body
      rejectDuplicates(
        accounts.all().filter(({ id }) => id !== account.id),
        names,
      )
      const changed = accounts.update(account.id, { ...names, ...(avatar !== undefined && { avatar: avatar || null }) })
      const general = toGeneral(changed, change({ company }))
      return ok({ general, userData: accounts.toUserData(changed), ...accounts.issueTokens(changed) })
    },

    updateInfo({ body, askedBy }) {
      const { account, settings, change } = of(askedBy)
      refuseUnborn(body, env.now())
      const { bio, website, ...info } = body
      const changed = accounts.update(account.id, { bio, website })
      return ok({ info: toInfo(changed, change({ info: withChange(settings.info, info) })) })
    },

    updateSocial({ body, askedBy }) {
      const { settings, change } = of(askedBy)
      const social = changeSocial(settings.social, body)
      return ok({ social: change({ social }).social })
    },

    updateNotification({ body, askedBy }) {
      const { settings, change } = of(askedBy)
      const notification = withChange(settings.notification, body)
      return ok({ notification: change({ notification }).notification })
    },

    changePassword({ body, askedBy }) {
      const { account, settings, change } = of(askedBy)
      refuseWrongPassword(account.password, body)
      const changed = accounts.changePassword(account.id, body.newPassword)
      const devices = settings.details.devices.filter(({ current }) => current)
      change({ details: { ...settings.details, devices, passwordChangedAt: env.now().toISOString() } })
      signedOut.delete(account.id)
      return ok({ ...toDetails(askedBy), ...accounts.issueTokens(changed) })
    },

    deactivate({ body, askedBy }) {
      const { account } = of(askedBy)
      const { username } = body
      if (!sameText(username, account.username)) throw badRequest({ username: 'mismatch' })
      accounts.remove(account.id)
      known.delete(account.id)
      signedOut.delete(account.id)
      return ok({})
    },

    details: ({ askedBy }) => ok(toDetails(askedBy)),

    updateDetails({ body, askedBy }) {
      const { account, settings, change } = of(askedBy)
      const given = body
      change({ details: changeDetails(settings.details, given) })
      // Login reads it from the account.
      if (given.twoFactor) accounts.update(account.id, { twoFactor: given.twoFactor })
      return ok(toDetails(askedBy))
    },

    revokeDevice({ body, askedBy }) {
      const { account, out } = of(askedBy)
      const { id } = body
      const device = toDetails(askedBy).details.devices.find((candidate) => candidate.id === id)
      if (!device) throw notFound('device')
      if (device.current) throw badRequest('To log out this device, use “Log out” in the user menu.')
      signedOut.set(account.id, [...out, id])
      return ok(toDetails(askedBy))
    },

    restoreDevice({ body, askedBy }) {
      const { account, out } = of(askedBy)
      const { id } = body
      if (!out.includes(id)) throw notFound('logged-out device')
      signedOut.set(
        account.id,
        out.filter((other) => other !== id),
      )
      return ok(toDetails(askedBy))
    },
  }
})
