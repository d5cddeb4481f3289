import { defineAdapter, ErrorResponse } from '@core/api/adapter'
import { del, get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { problemReader } from '@/redux/app/problem'
import { sessionApi } from './contract'
import type { Credentials, UserData } from './schema'

const userSchema = z.object({ id: z.string(), email: z.string(), display_name: z.string() })

const restApi = {
  register: post('/users').body<Credentials & { display_name: string }>().returns(userSchema),
  logIn: post('/session').body<Credentials>().returns(userSchema),
  show: get('/session').returns(userSchema),
  logOut: del('/session').returns(),
}

/** This API has no roles: users may do everything. */
function toUserData({ id, email, display_name }: z.infer<typeof userSchema>): UserData {
  const ability = [{ action: 'manage', subject: 'all' } as const]
  return { id, email, fullName: display_name, username: email, avatar: null, role: 'admin', ability }
}

/** The page ignores the tokens of a cookie session. */
const noTokens = { accessToken: '', refreshToken: '' }

/** The cookies of the session need no code: `VITE_SESSION=cookie` sends them, and the CSRF header. */
export const adapter = defineAdapter(
  sessionApi,
  {
    async login({ body: { email, password } }, call) {
      try {
        return { userData: toUserData(await call(restApi.logIn, { body: { email, password } })), ...noTokens }
      } catch (thrown) {
        // A 401 would mean that a session has ended.
        const isWrong = thrown instanceof ErrorResponse && thrown.status === 401
        throw isWrong ? new ErrorResponse(400, { email: 'credentials' }) : thrown
      }
    },

    async register({ body: { email, password, username, fullName } }, call) {
      await call(restApi.register, { body: { email, password, display_name: fullName ?? username } })
      return { user: toUserData(await call(restApi.logIn, { body: { email, password } })), ...noTokens }
    },

    async me(_, call) {
      return { userData: toUserData(await call(restApi.show, {})) }
    },

    async logout(_, call) {
      await call(restApi.logOut, {})
      return {}
    },
  },
  problemReader({ '/email': 'email', '/password': 'password', '/display_name': 'username' }),
)
