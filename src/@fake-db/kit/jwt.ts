import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Claims of the sample tokens. Times are seconds since the epoch (RFC 7519). */
export interface Claims {
  readonly id: number
  readonly email: string
  readonly iat: number
  readonly exp: number
  /** How often all sessions of the account had been ended before this token. */
  readonly round?: number
}

const encoder = new TextEncoder()

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replaceAll('=', '')
}

function encode(part: object): string {
  return base64url(encoder.encode(JSON.stringify(part)))
}

function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Returns the HMAC-SHA-256 of a text, in base64url. */
export function signatureOf(content: string, secret: string): string {
  return base64url(hmac(sha256, encoder.encode(secret), encoder.encode(content)))
}

const header = encode({ alg: 'HS256', typ: 'JWT' })

/**
 * Signs a token with HS256 (RFC 7515). Avoids `crypto.subtle`, which is missing on plain http.
 * @param secret protects nothing: this is a sample backend
 */
export function signJwt(claims: Claims, secret: string): string {
  const content = `${header}.${encode(claims)}`
  return `${content}.${signatureOf(content, secret)}`
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false
  return (
    'id' in value &&
    typeof value.id === 'number' &&
    'email' in value &&
    typeof value.email === 'string' &&
    'exp' in value &&
    typeof value.exp === 'number'
  )
}

/** Returns the claims of a valid token, or null. @param now milliseconds since the epoch */
export function verifyJwt(token: unknown, secret: string, now: number): Claims | null {
  if (typeof token !== 'string') return null
  const [head, payload, signature, ...rest] = token.split('.')
  if (head !== header || !payload || !signature || rest.length > 0) return null
  if (signatureOf(`${head}.${payload}`, secret) !== signature) return null
  try {
    const claims = decode(payload)
    return isClaims(claims) && claims.exp * 1000 > now ? claims : null
  } catch {
    return null
  }
}
