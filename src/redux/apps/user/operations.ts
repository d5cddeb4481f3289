import type { ApiClient } from '@core/api/client'
import { get } from '@core/api/endpoint'
import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { userApi } from './contract'
import { userDetailsSchema } from './detailsSchema'
import { mostAdded, newUserSchema, userSchema } from './schema'

const unknownUser = { 404: 'User not found.' }
const unknownUsers = { 404: 'At least one user was not found. Nothing is changed.' }
const taken = 'A field is invalid, or the email or username is already in use.'

const mailSchema = z.object({ to: z.array(z.object({ email: z.string() })), message: z.string() })
const mails = get('/apps/email/emails')
  .query(z.object({ q: z.string() }))
  .returns(z.object({ emails: z.optional(z.array(mailSchema)) }))

/** Token of the latest invitation email. Servers with an unreadable mailbox get a placeholder. */
async function tokenInMail(api: ApiClient, email: string): Promise<string> {
  // The email module may be absent.
  const { emails = [] } = await api.call(mails, { query: { q: 'invited' } }).catch(() => ({ emails: [] }))
  const mail = emails.find(({ to }) => to.some((receiver) => receiver.email === email))
  return /token=([\w-]+)/.exec(mail?.message ?? '')?.[1] ?? 'unknown'
}

const ownRole =
  'A role takes effect immediately, as with `assign-users`. Callers can’t change their own role or grant permissions they don’t have (403).'
const noAdministrator = 'No administrator would be left.'
const notGiven = `The role doesn’t exist. Or: ${noAdministrator}`

export const operations = defineOperations(userApi, {
  key: 'apps/user',
  title: 'Users',
  description:
    'Users and their details. The roles `admin`, `maintainer`, `editor`, `author` and `subscriber` are `administrator`, `manager`, `support`, `user` and `restricted-user` in the endpoints for roles. Any other role is identified by its key.',
  schemas: { User: userSchema, UserDetails: userDetailsSchema },
  calls: {
    all: { summary: 'Lists all users', example: {} },
    list: {
      summary: 'Lists a page of users',
      errors: { 400: 'A parameter is invalid, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { q: 'an', role: ['editor', 'author'], perPage: 5 } },
    },
    one: { summary: 'Gets a user', errors: unknownUser, example: { query: { id: 7 } } },
    add: {
      summary: 'Adds a user',
      description: 'Defaults: status `pending`, plan `basic`, and an unused username based on the email.',
      status: 201,
      errors: { 400: taken },
      example: { body: { fullName: 'Rosa Blum', email: 'rosa.blum@example.com', role: 'author' } },
    },
    addMany: {
      summary: 'Adds several users',
      description:
        'For imports. Each row is checked like `add-user`. Valid rows are added; the others are returned with their index, from 0, and their errors.',
      status: 201,
      body: z.object({ users: z.array(newUserSchema).check(z.minLength(1), z.maxLength(mostAdded)) }),
      errors: { 400: 'There are no rows or too many.' },
      example: {
        body: {
          users: [
            { fullName: 'Rosa Blum', email: 'rosa.blum@example.com', role: 'author' },
            { fullName: 'Ida Lund', email: 'ida.lund@example.com', role: 'editor', status: 'active' },
          ],
        },
      },
    },
    remove: {
      summary: 'Deletes a user',
      errors: { 400: noAdministrator, ...unknownUser },
      async example(api) {
        const body = { fullName: 'Rosa Blum', email: 'rosa.blum@example.com', role: 'author' }
        const { user } = await api.call(userApi.add, { body })
        return { query: { id: user.id } }
      },
    },
    update: {
      summary: 'Updates a user',
      description: `Updates only the fields that are sent. ${ownRole}`,
      errors: { 400: taken, ...unknownUser },
      example: { body: { id: 12, status: 'inactive' } },
    },
    updateMany: {
      summary: 'Updates the role, plan, or status of several users',
      description: ownRole,
      errors: { 400: notGiven, ...unknownUsers },
      example: { body: { userIds: [3, 4], dataToUpdate: { currentPlan: 'company' } } },
    },
    removeMany: {
      summary: 'Deletes several users',
      errors: { 400: noAdministrator, ...unknownUsers },
      example: { body: { userIds: [3, 4] } },
    },
    restore: {
      summary: 'Restores deleted users',
      description: 'They return to their original positions with their own ids.',
      errors: { 404: 'At least one deleted user was not found. Nothing is changed.' },
      example: async (api) => {
        const body = { userIds: [3, 4] }
        await api.call(userApi.removeMany, { body })
        return { body }
      },
    },
    invite: {
      summary: 'Invites people by email',
      description:
        'Each person gets an email with a link and is a `pending` user until they accept. Duplicate addresses count once. If an address is invalid or in use, no one is invited.',
      status: 201,
      errors: { 400: 'An address is invalid or already in use (`emails.0`), or the role doesn’t exist.' },
      example: { body: { emails: ['rosa.blum@example.com', 'ida.lund@example.com'], role: 'author' } },
    },
    inviteAgain: {
      summary: 'Resends invitations',
      description: 'Earlier links stop working.',
      errors: { 400: 'At least one user isn’t pending.', ...unknownUsers },
      async example(api) {
        const body = { emails: ['rosa.blum@example.com'], role: 'author' }
        const { users } = await api.call(userApi.invite, { body })
        return { body: { userIds: users.map(({ id }) => id) } }
      },
    },
    accept: {
      summary: 'Accepts an invitation',
      description:
        'Requires the token from the emailed link, which works once within a week. The user becomes `active`.',
      errors: { 404: 'The token is unknown, used, or expired, or the invitation was canceled.' },
      outOfReach: 'the email that was sent',
      async example(api) {
        const email = 'rosa.blum@example.com'
        await api.call(userApi.invite, { body: { emails: [email], role: 'author' } })
        return { body: { token: await tokenInMail(api, email), fullName: 'Rosa Blum', password: 'Ten Green Bottles' } }
      },
    },
    details: { summary: 'Gets the details of a user', errors: unknownUser, example: { query: { id: 7 } } },
    updateDetails: {
      summary: 'Updates parts of a user’s details',
      description: 'Each part that is sent is replaced as a whole.',
      errors: unknownUser,
      example: { body: { userId: 7, twoFactor: { enabled: true, method: 'app', phone: '' } } },
    },
    changePassword: {
      summary: "Sets a user's password",
      errors: unknownUser,
      example: { body: { userId: 7, password: 'Nine Green Bottles' } },
    },
  },
})
