import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readBuildSettings } from '../../scripts/vite/buildSettings'

function read(file: string, environment: Record<string, string> = {}) {
  for (const name of ['BASE_PATH', 'VITE_API', 'VITE_API_URL']) vi.stubEnv(name, environment[name])
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), file)
  return readBuildSettings('production', folder)
}

describe('what a build is told', () => {
  it('is nothing by default: the root of the host, the sample backend', () => {
    expect(read('')).toEqual({ base: '/', api: 'mock', apiUrl: '' })
  })

  it('counts in a file `.env`, full range', () => {
    const file = 'BASE_PATH=/admin/\nVITE_API=real\nVITE_API_URL=https://api.example.org\n'
    expect(read(file)).toEqual({ base: '/admin/', api: 'real', apiUrl: 'https://api.example.org' })
  })

  it('counts more in the environment than in the file', () => {
    expect(read('BASE_PATH=/admin/\nVITE_API=real\n', { BASE_PATH: '/shop/', VITE_API: 'mock' })).toMatchObject({
      base: '/shop/',
      api: 'mock',
    })
  })

  it.each([
    ['admin', '/admin/'],
    ['/admin', '/admin/'],
    ['admin/', '/admin/'],
    ['/tools/admin', '/tools/admin/'],
    ['', '/'],
    ['/', '/'],
  ])('takes the base "%s" for %s', (written, base) => {
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
  ])('refuses the base "%s", and says what it has to be', (written) => {
    expect(() => read('', { BASE_PATH: written })).toThrow(/BASE_PATH is ".+", but has to be a path of the host/)
  })

  it('refuses a backend of a kind that is not known, and an address without its scheme', () => {
    expect(() => read('VITE_API=reel')).toThrow('VITE_API is "reel", but has to be mock, real or hybrid.')
    expect(() => read('VITE_API_URL=api.example.org')).toThrow(/^VITE_API_URL is "api\.example\.org", but has to be/)
  })
})
