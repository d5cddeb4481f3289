import { implement } from '@fake-db/kit/implement'
import { badRequest, ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import type { Change } from '@fake-db/kit/table'
import { createTable, withChange } from '@fake-db/kit/table'
import { createAccounts, sameText } from '@fake-db/shell/session/accounts'
import type { Account } from '@fake-db/shell/session/seed'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import type { AccountDetails } from '@/redux/pages/account-settings/detailsSchema'
import { detailsChangeSchema, deviceIdSchema } from '@/redux/pages/account-settings/detailsSchema'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import {
  deactivationSchema,
  generalChangeSchema,
  infoChangeSchema,
  notificationChangeSchema,
  passwordChangeSchema,
  socialChangeSchema,
} from '@/redux/pages/account-settings/schema'
import { changeDetails, changeSocial, refuseTaken, refuseUnborn, refuseWrongPassword } from './rules'
import type { Settings } from './seed'
import { seedSettings } from './seed'

export const createHandlers = implement(accountSettingsApi, (env) => {
  const accounts = env.shared(createAccounts)
  const known = new Map<number, ReturnType<typeof begin>>()

  /** A person's settings; the devices have a table of their own, as one that was signed out may come back. */
  function begin(account: Account) {
    const settings = seedSettings(account, env.now())
    return { settings, devices: createTable(settings.details.devices, 'device') }
  }

  function of(askedBy: number | null) {
    const account = accounts.askedBy(askedBy)
    const kept = known.get(account.id) ?? begin(account)
    known.set(account.id, kept)
    return {
      account,
      ...kept,
      change: (change: Change<Settings>) => {
        const settings = withChange(kept.settings, change)
        known.set(account.id, { ...kept, settings })
        return settings
      },
    }
  }

  function toGeneral(account: Account, { company }: Settings): AccountSettings['general'] {
    const { avatar, username, fullName, email } = account
    return { avatar: avatar ?? '', username, fullName, email, company }
  }

  function toDetails(askedBy: number | null): { details: AccountDetails } {
    const { settings, devices } = of(askedBy)
    return { details: { ...settings.details, devices: [...devices.rows()] } }
  }

  return {
    data({ askedBy }) {
      const { account, settings } = of(askedBy)
      const { info, social, notification } = settings
      return ok({ general: toGeneral(account, settings), info, social, notification })
    },

    updateGeneral({ body, askedBy }) {
      const { account, change } = of(askedBy)
      const { company, avatar, ...names } = parseBody(generalChangeSchema, body)
      refuseTaken(
        accounts.all().filter(({ id }) => id !== account.id),
        names,
      )
      const changed = accounts.update(account.id, { ...names, ...(avatar !== undefined && { avatar: avatar || null }) })
      const general = toGeneral(changed, change({ company }))
      return ok({ general, userData: accounts.toUserData(changed), ...accounts.issueTokens(changed) })
    },

    updateInfo({ body, askedBy }) {
      const { settings, change } = of(askedBy)
      const given = parseBody(infoChangeSchema, body)
      refuseUnborn(given, env.now())
      return ok({ info: change({ info: withChange(settings.info, given) }).info })
    },

    updateSocial({ body, askedBy }) {
      const { settings, change } = of(askedBy)
      const social = changeSocial(settings.social, parseBody(socialChangeSchema, body))
      return ok({ social: change({ social }).social })
    },

    updateNotification({ body, askedBy }) {
      const { settings, change } = of(askedBy)
      const notification = withChange(settings.notification, parseBody(notificationChangeSchema, body))
      return ok({ notification: change({ notification }).notification })
    },

    changePassword({ body, askedBy }) {
      const { account, settings, change } = of(askedBy)
      const given = parseBody(passwordChangeSchema, body)
      refuseWrongPassword(account.password, given)
      accounts.update(account.id, { password: given.newPassword })
      change({ details: { ...settings.details, passwordChangedAt: env.now().toISOString() } })
      return ok(toDetails(askedBy))
    },

    deactivate({ body, askedBy }) {
      const { account } = of(askedBy)
      const { username } = parseBody(deactivationSchema, body)
      if (!sameText(username, account.username)) throw badRequest({ username: 'This is not your user name.' })
      accounts.remove(account.id)
      known.delete(account.id)
      return ok({})
    },

    details: ({ askedBy }) => ok(toDetails(askedBy)),

    updateDetails({ body, askedBy }) {
      const { settings, change } = of(askedBy)
      change({ details: changeDetails(settings.details, parseBody(detailsChangeSchema, body)) })
      return ok(toDetails(askedBy))
    },

    revokeDevice({ body, askedBy }) {
      const { devices } = of(askedBy)
      const { current, id } = devices.get(parseBody(deviceIdSchema, body).id)
      if (current) throw badRequest({ id: 'This is the device in use: sign out instead.' })
      devices.remove([id])
      return ok(toDetails(askedBy))
    },

    restoreDevice({ body, askedBy }) {
      of(askedBy).devices.restore([parseBody(deviceIdSchema, body).id])
      return ok(toDetails(askedBy))
    },
  }
})
