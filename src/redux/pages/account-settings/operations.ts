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
const onlySent = 'Only the fields that are sent change.'

export const operations = defineOperations(accountSettingsApi, {
  key: 'pages/account-settings',
  title: 'Account settings',
  description: 'What the signed-in person sets for themselves. Where nobody is signed in, the first account is meant.',
  schemas: { AccountSettings: accountSettingsSchema, AccountDetails: accountDetailsSchema },
  calls: {
    data: { summary: 'Reads the account settings', answer: accountSettingsSchema, example: {} },
    updateGeneral: {
      summary: 'Changes name, email, picture and company',
      description: `${onlySent} The tokens contain some of them, so a backend that issues its own returns new ones.`,
      body: generalChangeSchema,
      answer: z.extend(z.partial(sessionAnswerSchema, { accessToken: true, refreshToken: true }), { general }),
      errors: { 400: 'A field cannot be used, or the email or user name is already in use.' },
      example: { body: { company: 'Baobab Analytics Ltd' } },
    },
    updateInfo: {
      summary: 'Changes what is told about the person',
      description: onlySent,
      body: infoChangeSchema,
      answer: z.object({ info }),
      example: { body: { country: 'Ghana', website: 'https://baobab.example/en' } },
    },
    updateSocial: {
      summary: 'Changes social links and connections',
      description: `${onlySent} An empty \`id\` ends a connection.`,
      body: socialChangeSchema,
      answer: z.object({ social }),
      example: { body: { connections: { github: { id: '@amara-counts' } } } },
    },
    updateNotification: {
      summary: 'Changes which notifications are sent',
      description: onlySent,
      body: notificationChangeSchema,
      answer: z.object({ notification }),
      example: { body: { blogDigest: false } },
    },
    changePassword: {
      summary: 'Changes the password',
      body: passwordChangeSchema,
      answer: details,
      errors: { 400: 'The current password is wrong, or the new one is too weak or the same.' },
      example: { body: { currentPassword: 'admin', newPassword: 'Nine Green Bottles' } },
    },
    deactivate: {
      summary: 'Closes the account',
      description: 'Nobody can sign in with it any more. Its user name is sent as the confirmation.',
      body: deactivationSchema,
      answer: nothing,
      errors: { 400: 'The user name is not that of the account.' },
      async example(api) {
        const { general } = await api.call(accountSettingsApi.data, {})
        return { body: { username: general.username } }
      },
    },
    details: { summary: 'Reads security, billing and preferences', answer: details, example: {} },
    updateDetails: {
      summary: 'Changes security, billing or preferences',
      description: 'Each part that is sent is replaced as a whole. Of several cards exactly one is the primary one.',
      body: detailsChangeSchema,
      answer: details,
      example: { body: { preferences: { notify: 'online' } } },
    },
    revokeDevice: {
      summary: 'Signs a device out',
      body: rowIdSchema,
      answer: details,
      errors: { 400: 'It is the device in use.', 404: 'No device has the id.' },
      outOfReach: 'a second device that one is signed in on',
      example: { body: { id: 3 } },
    },
    restoreDevice: {
      summary: 'Lets a device that was signed out back in',
      body: rowIdSchema,
      answer: details,
      errors: { 404: 'No device with the id was signed out.' },
      outOfReach: 'a second device that one is signed in on',
      example: async (api) => {
        await api.call(accountSettingsApi.revokeDevice, { body: { id: 3 } })
        return { body: { id: 3 } }
      },
    },
  },
})
