import type { ApiClient } from '@core/api/client'
import { get } from '@core/api/endpoint'
import {
  defineOperations,
  filterParameter,
  idParameter,
  nothing,
  pageParameters,
  sortParameters,
} from '@core/api/operations'
import { z } from '@core/schema'
import { shippedRoles } from '@/redux/shell/roles/shipped'
import { userApi } from './contract'
import { passwordChangeSchema, userDetailsChangeSchema, userDetailsSchema } from './detailsSchema'
import { acceptanceSchema, invitationsSchema } from './invitationSchema'
import {
  mostAdded,
  newUserSchema,
  plans,
  refusedRowSchema,
  statuses,
  userChangeSchema,
  userIdsSchema,
  userSchema,
  usersChangeSchema,
} from './schema'

const unknownUser = { 404: 'No user has the id.' }
const unknownUsers = { 404: 'No user has one of the ids. Nothing is changed.' }
const taken = 'A field cannot be used, or the email or user name is already in use.'

interface FoundMail {
  to: { email: string }[]
  message: string
}
const mails = get('/apps/email/emails').query<{ q: string }>().returns<{ emails?: FoundMail[] }>()

/** That of the link which the sample backend has sent last; a server whose mails cannot be read from outside knows no such token. */
async function tokenInMail(api: ApiClient, email: string): Promise<string> {
  // A product may have no mails.
  const { emails = [] } = await api.call(mails, { query: { q: 'invited' } }).catch(() => ({ emails: [] }))
  const mail = emails.find(({ to }) => to.some((receiver) => receiver.email === email))
  return /token=([\w-]+)/.exec(mail?.message ?? '')?.[1] ?? 'unknown'
}

const ownRole =
  'A role that is sent is the one whose rights the user has from then on, as if `assign-users` had given it: nobody gives one to themselves, or one with rights that they have not (403).'
const notGiven = 'There is no such role, or nobody would be left to administer.'

export const operations = defineOperations(userApi, {
  key: 'apps/user',
  title: 'Users',
  description: 'The people who have an account, and what the page of one of them shows.',
  schemas: { User: userSchema, UserDetails: userDetailsSchema },
  calls: {
    all: { summary: 'Lists all users', answer: z.array(userSchema), example: {} },
    list: {
      summary: 'Lists a page of users',
      query: z.object({
        ...pageParameters('email, full name and billing'),
        ...sortParameters(userSchema, 'fullName'),
        role: filterParameter([
          ...Object.values(shippedRoles).map(({ userRole }) => userRole),
          'the key of a role made later',
        ]),
        status: filterParameter(statuses),
        currentPlan: filterParameter(plans),
      }),
      answer: z.object({ users: z.array(userSchema), total: z.int() }),
      errors: { 400: 'A parameter cannot be used, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { q: 'an', role: ['editor', 'author'], perPage: 5 } },
    },
    one: {
      summary: 'Reads a user',
      query: z.object({ id: idParameter }),
      answer: z.object({ user: userSchema }),
      errors: unknownUser,
      example: { query: { id: 7 } },
    },
    add: {
      summary: 'Adds a user',
      description:
        'What is left out gets a default: status `pending`, plan `basic`, and a free user name made of the email.',
      status: 201,
      body: newUserSchema,
      answer: z.object({ user: userSchema }),
      errors: { 400: taken },
      example: { body: { fullName: 'Rosa Blum', email: 'rosa.blum@example.com', role: 'author' } },
    },
    addMany: {
      summary: 'Adds several users',
      description:
        'Those of a file, for example. Each row is looked at by itself, as `add-user` does: what can be added is added, and the others are named with their place among the rows, from 0, and what is wrong with them.',
      status: 201,
      body: z.object({ users: z.array(newUserSchema).check(z.minLength(1), z.maxLength(mostAdded)) }),
      answer: z.object({ users: z.array(userSchema), refused: z.array(refusedRowSchema) }),
      errors: { 400: 'There are no rows, or too many.' },
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
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: unknownUser,
      async example(api) {
        const body = { fullName: 'Rosa Blum', email: 'rosa.blum@example.com', role: 'author' }
        const { user } = await api.call(userApi.add, { body })
        return { query: { id: user.id } }
      },
    },
    update: {
      summary: 'Changes a user',
      description: `Only the fields that are sent change. ${ownRole}`,
      body: userChangeSchema,
      answer: z.object({ user: userSchema }),
      errors: { 400: taken, ...unknownUser },
      example: { body: { id: 12, status: 'inactive' } },
    },
    updateMany: {
      summary: 'Changes the role, plan or status of several users',
      description: ownRole,
      body: usersChangeSchema,
      answer: z.object({ users: z.array(userSchema) }),
      errors: { 400: notGiven, ...unknownUsers },
      example: { body: { userIds: [3, 4], dataToUpdate: { currentPlan: 'company' } } },
    },
    removeMany: {
      summary: 'Deletes several users',
      body: userIdsSchema,
      answer: nothing,
      errors: unknownUsers,
      example: { body: { userIds: [3, 4] } },
    },
    restore: {
      summary: 'Brings deleted users back',
      description: 'They stand where they stood, under their own ids.',
      body: userIdsSchema,
      answer: z.object({ users: z.array(userSchema) }),
      errors: { 404: 'No deleted user has one of the ids. Nothing is changed.' },
      example: async (api) => {
        const body = { userIds: [3, 4] }
        await api.call(userApi.removeMany, { body })
        return { body }
      },
    },
    invite: {
      summary: 'Invites people by email',
      description:
        'Each gets a mail with a link, and is a `pending` user until they follow it. An address that is named twice counts once; where one is wrong or in use, nobody is invited.',
      status: 201,
      body: invitationsSchema,
      answer: z.object({ users: z.array(userSchema) }),
      errors: { 400: 'An address is wrong or already in use (`emails.0`), or there is no such role.' },
      example: { body: { emails: ['rosa.blum@example.com', 'ida.lund@example.com'], role: 'author' } },
    },
    inviteAgain: {
      summary: 'Sends invitations once more',
      description: 'The links of the mails before do not work any more.',
      body: userIdsSchema,
      answer: z.object({ users: z.array(userSchema) }),
      errors: { 400: 'One of them is not pending.', ...unknownUsers },
      async example(api) {
        const body = { emails: ['rosa.blum@example.com'], role: 'author' }
        const { users } = await api.call(userApi.invite, { body })
        return { body: { userIds: users.map(({ id }) => id) } }
      },
    },
    accept: {
      summary: 'Follows an invitation',
      description: 'With the token of the link that was sent, which works once, for a week. The user is `active` then.',
      body: acceptanceSchema,
      answer: z.object({ email: z.string() }),
      errors: { 404: 'The token is unknown, used or too old, or the invitation was withdrawn.' },
      outOfReach: 'what was sent by mail',
      async example(api) {
        const email = 'rosa.blum@example.com'
        await api.call(userApi.invite, { body: { emails: [email], role: 'author' } })
        return { body: { token: await tokenInMail(api, email), fullName: 'Rosa Blum', password: 'Ten Green Bottles' } }
      },
    },
    details: {
      summary: "Reads what a user's page shows beside the user",
      query: z.object({ id: idParameter }),
      answer: z.object({ details: userDetailsSchema }),
      errors: unknownUser,
      example: { query: { id: 7 } },
    },
    updateDetails: {
      summary: "Changes parts of a user's details",
      description: 'Each part that is sent is replaced as a whole.',
      body: userDetailsChangeSchema,
      answer: z.object({ details: userDetailsSchema }),
      errors: unknownUser,
      example: { body: { userId: 7, twoFactor: { enabled: true, method: 'app', phone: '' } } },
    },
    changePassword: {
      summary: "Sets a user's password",
      body: passwordChangeSchema,
      answer: z.object({ details: userDetailsSchema }),
      errors: unknownUser,
      example: { body: { userId: 7, password: 'Nine Green Bottles' } },
    },
  },
})
