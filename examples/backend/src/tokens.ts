import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

type Use = 'access' | 'refresh'

/** The page renews access tokens by itself, a minute before they expire. */
const lifetimes = { access: '10m', refresh: '30d' }

/** Signed JWTs. They contain the id of a session, not the account or its role, which may change. */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret)

  const sign = (sessionId: string, use: Use) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(sessionId)
      .setAudience(use)
      .setIssuedAt()
      .setExpirationTime(lifetimes[use])
      .sign(key)

  return {
    async issue(sessionId: string) {
      return { accessToken: await sign(sessionId, 'access'), refreshToken: await sign(sessionId, 'refresh') }
    },
    /** @returns the id of the session; null for a forged or expired token, or one for another use */
    async read(token: string, use: Use): Promise<string | null> {
      const claims = await jwtVerify(token, key, { audience: use, algorithms: ['HS256'] }).catch(() => null)
      return z.uuid().safeParse(claims?.payload.sub).data ?? null
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
