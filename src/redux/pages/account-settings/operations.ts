import { defineOperations } from '@core/api/operations'
import { accountSettingsApi } from './contract'
import { accountDetailsSchema } from './detailsSchema'
import { accountSettingsSchema } from './schema'

const onlySent = 'Only the fields sent are updated.'

export const operations = defineOperations(accountSettingsApi, {
  key: 'pages/account-settings',
  title: 'Account settings',
  description: 'Settings of the logged-in user. Without a login, they belong to the first account.',
  schemas: { AccountSettings: accountSettingsSchema, AccountDetails: accountDetailsSchema },
  calls: {
    data: { summary: 'Reads the account settings', example: {} },
    updateGeneral: {
      summary: 'Updates name, email, picture and company',
      description: `${onlySent} The response contains new tokens if the backend issues its own, because login uses some of these fields.`,
      errors: { 400: 'A field is invalid, or the email or username is taken.' },
      example: { body: { company: 'Baobab Analytics Ltd' } },
    },
    updateInfo: {
      summary: 'Updates personal details',
      description: onlySent,
      example: { body: { country: 'Ghana', website: 'https://baobab.example/en' } },
    },
    updateSocial: {
      summary: 'Updates social links and connected accounts',
      description: `${onlySent} An empty \`id\` disconnects the account.`,
      example: { body: { connections: { github: { id: '@amara-counts' } } } },
    },
    updateNotification: {
      summary: 'Updates notification settings',
      description: onlySent,
      example: { body: { blogDigest: false } },
    },
    changePassword: {
      summary: 'Updates the password',
      description:
        'Ends all other sessions of the account. The response contains new tokens if the backend issues its own.',
      errors: { 400: 'The current password is incorrect, or the new one is weak or unchanged.' },
      example: { body: { currentPassword: 'admin', newPassword: 'Nine Green Bottles' } },
    },
    deactivate: {
      summary: 'Closes the account',
      description: 'Login is no longer possible. Send the username as confirmation.',
      errors: { 400: 'The username doesn’t match.' },
      async example(api) {
        const { general } = await api.call(accountSettingsApi.data, {})
        return { body: { username: general.username } }
      },
    },
    details: { summary: 'Reads security, billing and preferences', example: {} },
    updateDetails: {
      summary: 'Updates security, billing or preferences',
      description: 'Each part sent is replaced entirely. With several cards, exactly one is primary.',
      example: { body: { preferences: { notify: 'online' } } },
    },
    revokeDevice: {
      summary: 'Logs out a device',
      errors: { 400: 'The device is in use.', 404: 'No device has this id.' },
      outOfReach: 'a second logged-in device',
      example: { body: { id: 3 } },
    },
    restoreDevice: {
      summary: 'Restores a logged-out device',
      errors: { 404: 'No logged-out device has this id.' },
      outOfReach: 'a second logged-in device',
      example: async (api) => {
        await api.call(accountSettingsApi.revokeDevice, { body: { id: 3 } })
        return { body: { id: 3 } }
      },
    },
  },
})
