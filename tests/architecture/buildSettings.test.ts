import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readBuildSettings } from '../../scripts/vite/buildSettings'

const names = [
  'BASE_PATH',
  'VITE_API',
  'VITE_API_URL',
  'VITE_REAL_API',
  'VITE_SESSION',
  'VITE_OIDC_ISSUER',
  'VITE_OIDC_CLIENT',
]
const bearer = { session: 'bearer', issuer: '' }

function read(file: string, environment: Record<string, string> = {}) {
  for (const name of names) vi.stubEnv(name, environment[name])
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), file)
  return readBuildSettings('production', folder)
}

describe('the settings of a build', () => {
  it('default to the root of the host and the sample backend', () => {
    expect(read('')).toEqual({ ...bearer, base: '/', api: 'mock', apiUrl: '' })
  })

  it('come from `.env`, and with priority from the environment', () => {
    const file = 'BASE_PATH=/admin/\nVITE_API=real\nVITE_API_URL=https://api.example.org\n'
    expect(read(file)).toEqual({ ...bearer, base: '/admin/', api: 'real', apiUrl: 'https://api.example.org' })
    expect(read(file, { BASE_PATH: '/shop/', VITE_API: 'mock' })).toMatchObject({ base: '/shop/', api: 'mock' })
  })

  it.each([
    ['admin', '/admin/'],
    ['/admin', '/admin/'],
    ['admin/', '/admin/'],
    ['/tools/admin', '/tools/admin/'],
    ['', '/'],
    ['/', '/'],
  ])('convert the base "%s" for %s', (written, base) => {
    expect(read('', { BASE_PATH: written }).base).toBe(base)
  })

  it.each([
    './',
    '../admin',
    'https://cdn.example/admin/',
    'C:/Program Files/Git/admin/',
    '/a b/',
    '/admin/?x',
    '//a//b',
  ])('reject the base "%s", with the valid form', (written) => {
    expect(() => read('', { BASE_PATH: written })).toThrow(/BASE_PATH is ".+", but must be a path of the host/)
  })

  it('reject an unknown kind of backend, and a URL without a scheme', () => {
    expect(() => read('VITE_API=reel')).toThrow('VITE_API is "reel", but must be one of mock, real, hybrid.')
    expect(() => read('VITE_API_URL=api.example.org')).toThrow(/^VITE_API_URL is "api\.example\.org", but must be/)
  })

  it('include the kind of session and its settings', () => {
    expect(read('VITE_API=real\nVITE_SESSION=cookie')).toMatchObject({ session: 'cookie', issuer: '' })
    expect(read('VITE_API=hybrid\nVITE_REAL_API=apps/user, shell/session\nVITE_SESSION=cookie').session).toBe('cookie')
    const oidc = 'VITE_API=real\nVITE_SESSION=oidc\nVITE_OIDC_CLIENT=admin\n'
    const issuer = 'https://id.example.org/realms/a'
    expect(read(`${oidc}VITE_OIDC_ISSUER=${issuer}`)).toMatchObject({ session: 'oidc', issuer })
    expect(() => read('VITE_SESSION=jwt')).toThrow('VITE_SESSION is "jwt", but must be one of bearer, cookie, oidc.')
    expect(() => read('VITE_SESSION=cookie')).toThrow(/which the sample backend does not support/)
    expect(() => read('VITE_API=hybrid\nVITE_REAL_API=apps/user\nVITE_SESSION=oidc')).toThrow(
      /shell\/session in VITE_REAL_API/,
    )
    expect(() => read(oidc)).toThrow(/^VITE_OIDC_ISSUER is "", but must be a URL/)
    expect(() => read(`VITE_API=real\nVITE_SESSION=oidc\nVITE_OIDC_ISSUER=${issuer}`)).toThrow(
      /^VITE_OIDC_CLIENT is missing/,
    )
  })
})
