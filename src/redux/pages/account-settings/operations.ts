import { defineOperations, nothing } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { sessionAnswerSchema } from '@/redux/shell/session/schema'
import { accountSettingsApi } from './contract'
import { accountDetailsSchema, detailsChangeSchema } from './detailsSchema'
import {
  accountSettingsSchema,
  deactivationSchema,
  generalChangeSchema,
  infoChangeSchema,
  notificationChangeSchema,
  passwordChangeSchema,
  socialChangeSchema,
} from './schema'

const { general, info, social, notification } = accountSettingsSchema.shape
const details = z.object({ details: accountDetailsSchema })
const onlySent = 'Only the fields sent are updated.'

export const operations = defineOperations(accountSettingsApi, {
  key: 'pages/account-settings',
  title: 'Account settings',
  description: 'Settings of the logged-in user. Without a login, they belong to the first account.',
  schemas: { AccountSettings: accountSettingsSchema, AccountDetails: accountDetailsSchema },
  calls: {
    data: { summary: 'Reads the account settings', answer: accountSettingsSchema, example: {} },
    updateGeneral: {
      summary: 'Updates name, email, picture and company',
      description: `${onlySent} The response contains new tokens if the backend issues its own, because login uses some of these fields.`,
      body: generalChangeSchema,
      answer: z.extend(z.partial(sessionAnswerSchema, { accessToken: true, refreshToken: true }), { general }),
      errors: { 400: 'A field is invalid, or the email or username is taken.' },
      example: { body: { company: 'Baobab Analytics Ltd' } },
    },
    updateInfo: {
      summary: 'Updates personal details',
      description: onlySent,
      body: infoChangeSchema,
      answer: z.object({ info }),
      example: { body: { country: 'Ghana', website: 'https://baobab.example/en' } },
    },
    updateSocial: {
      summary: 'Updates social links and connected accounts',
      description: `${onlySent} An empty \`id\` disconnects the account.`,
      body: socialChangeSchema,
      answer: z.object({ social }),
      example: { body: { connections: { github: { id: '@amara-counts' } } } },
    },
    updateNotification: {
      summary: 'Updates notification settings',
      description: onlySent,
      body: notificationChangeSchema,
      answer: z.object({ notification }),
      example: { body: { blogDigest: false } },
    },
    changePassword: {
      summary: 'Updates the password',
      body: passwordChangeSchema,
      answer: details,
      errors: { 400: 'The current password is incorrect, or the new one is weak or unchanged.' },
      example: { body: { currentPassword: 'admin', newPassword: 'Nine Green Bottles' } },
    },
    deactivate: {
      summary: 'Closes the account',
      description: 'Login is no longer possible. Send the username as confirmation.',
      body: deactivationSchema,
      answer: nothing,
      errors: { 400: 'The username doesn’t match.' },
      async example(api) {
        const { general } = await api.call(accountSettingsApi.data, {})
        return { body: { username: general.username } }
      },
    },
    details: { summary: 'Reads security, billing and preferences', answer: details, example: {} },
    updateDetails: {
      summary: 'Updates security, billing or preferences',
      description: 'Each part sent is replaced entirely. With several cards, exactly one is primary.',
      body: detailsChangeSchema,
      answer: details,
      example: { body: { preferences: { notify: 'online' } } },
    },
    revokeDevice: {
      summary: 'Logs out a device',
      body: rowIdSchema,
      answer: details,
      errors: { 400: 'The device is in use.', 404: 'No device has this id.' },
      outOfReach: 'a second logged-in device',
      example: { body: { id: 3 } },
    },
    restoreDevice: {
      summary: 'Restores a logged-out device',
      body: rowIdSchema,
      answer: details,
      errors: { 404: 'No logged-out device has this id.' },
      outOfReach: 'a second logged-in device',
      example: async (api) => {
        await api.call(accountSettingsApi.revokeDevice, { body: { id: 3 } })
        return { body: { id: 3 } }
      },
    },
  },
})
