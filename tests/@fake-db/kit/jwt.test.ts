import { signJwt, verifyJwt } from '@fake-db/kit/jwt'
import { jwtDecode } from 'jwt-decode'
import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'

const iat = Date.parse('2026-05-13T09:30:00Z') / 1000
const claims = { id: 7, email: 'ünal@b.example', iat, exp: iat + 600 }
const token = signJwt(claims, 'secret')
const now = iat * 1000

const base64url = (text: string) => Buffer.from(text).toString('base64url')
const hs256 = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('base64url')

function forge(header: object, payload: unknown, secret = 'secret') {
  const content = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(payload))}`
  return `${content}.${hs256(content, secret)}`
}

describe('a token', () => {
  it('is a JWT that other libraries can create and read (RFC 7515, HS256)', () => {
    const [header, payload, signature] = token.split('.')
    expect(JSON.parse(Buffer.from(header!, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(signature).toBe(hs256(`${header}.${payload}`, 'secret'))
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(jwtDecode(token)).toEqual(claims)
  })

  it('is signed and verified without crypto.subtle', () => {
    vi.stubGlobal('crypto', undefined)
    expect(verifyJwt(signJwt(claims, 'secret'), 'secret', now)).toEqual(claims)
  })

  it('is valid until it expires', () => {
    expect(verifyJwt(token, 'secret', now)).toEqual(claims)
    expect(verifyJwt(token, 'secret', claims.exp * 1000 - 1)).toEqual(claims)
    expect(verifyJwt(token, 'secret', claims.exp * 1000)).toBeNull()
  })
})

describe('rejects', () => {
  it('a token of another secret, or with a single character changed anywhere', () => {
    expect(verifyJwt(token, 'other', now)).toBeNull()
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A'
      expect(verifyJwt(token.slice(0, index) + other + token.slice(index + 1), 'secret', now)).toBeNull()
    }
  })

  it.each(['none', 'None', 'HS384', 'RS256'])('a token that names the algorithm %s, however it is signed', (alg) => {
    expect(verifyJwt(forge({ alg, typ: 'JWT' }, claims), 'secret', now)).toBeNull()
    const [header, payload] = forge({ alg, typ: 'JWT' }, claims).split('.')
    expect(verifyJwt(`${header}.${payload}.`, 'secret', now)).toBeNull()
    expect(verifyJwt(`${header}.${payload}`, 'secret', now)).toBeNull()
  })

  it.each([
    null,
    'text',
    [],
    {},
    { id: '7', email: 'a', exp: 9e9 },
    { id: 7, exp: 9e9 },
    { id: 7, email: 'a', exp: 'x' },
  ])('a signed token without its claims: %o', (payload) => {
    expect(verifyJwt(forge({ alg: 'HS256', typ: 'JWT' }, payload), 'secret', now)).toBeNull()
  })

  it.each([undefined, null, '', 'garbage', 'a.b.c', '..', '...', 42, {}, `${token}.x`, ` ${token}`])(
    'malformed input: %o',
    (value) => {
      expect(verifyJwt(value, 'secret', now)).toBeNull()
    },
  )
})
