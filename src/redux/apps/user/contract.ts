import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { filterParameter, idParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { z } from '@core/schema'
import { shippedRoles } from '@/redux/shell/roles/shipped'
import { passwordChangeSchema, userDetailsChangeSchema, userDetailsSchema } from './detailsSchema'
import { acceptanceSchema, invitationsSchema } from './invitationSchema'
import {
  newUserSchema,
  newUsersSchema,
  plans,
  refusedRowSchema,
  statuses,
  userChangeSchema,
  userIdsSchema,
  userSchema,
  usersChangeSchema,
} from './schema'

const byId = z.object({ id: idParameter })
const oneUser = z.object({ user: userSchema })
const someUsers = z.object({ users: z.array(userSchema) })
const userDetails = z.object({ details: userDetailsSchema })

/** Below the line: additions; see docs/api.md. */
export const userApi = {
  all: get('/api/users/list/all-data').returns(z.array(userSchema)),
  list: get('/api/users/list/data')
    .query(
      z.object({
        ...pageParameters('email, full name and billing'),
        ...sortParameters(userSchema, 'fullName'),
        role: filterParameter([
          ...Object.values(shippedRoles).map(({ userRole }) => userRole),
          'the key of a custom role',
        ]),
        status: filterParameter(statuses),
        currentPlan: filterParameter(plans),
      }),
    )
    .returns(z.object({ users: z.array(userSchema), total: z.int() })),
  one: get('/api/users/user').query(byId).returns(oneUser),
  add: post('/apps/users/add-user').body(newUserSchema).returns(oneUser),
  remove: del('/apps/users/delete').query(byId).returns(),
  // ---
  addMany: post('/apps/users/add-users')
    .body(newUsersSchema)
    .returns(z.object({ users: z.array(userSchema), refused: z.array(refusedRowSchema) })),
  update: post('/apps/users/update-user').needs('update').body(userChangeSchema).returns(oneUser),
  updateMany: post('/apps/users/update-users').needs('update').body(usersChangeSchema).returns(someUsers),
  removeMany: post('/apps/users/delete-users').needs('delete').body(userIdsSchema).returns(),
  restore: post('/apps/users/restore-users').needs('delete').body(userIdsSchema).returns(someUsers),
  invite: post('/apps/users/invite-users').body(invitationsSchema).returns(someUsers),
  inviteAgain: post('/apps/users/invite-users-again').body(userIdsSchema).returns(someUsers),
  accept: post('/apps/users/accept-invitation')
    .needs(null)
    .body(acceptanceSchema)
    .returns(z.object({ email: z.string() })),
  details: get('/api/users/details').query(byId).returns(userDetails),
  updateDetails: post('/apps/users/update-details').needs('update').body(userDetailsChangeSchema).returns(userDetails),
  changePassword: post('/apps/users/change-password').needs('update').body(passwordChangeSchema).returns(userDetails),
}

export type UserListQuery = QueryOf<typeof userApi.list>

export type UserList = AnswerOf<typeof userApi.list>
