import { describe, expect, it } from 'vitest'
import { sameOriginPath } from '@/views/shared/auth/useDestination'

const origin = 'https://app.example'

describe('a redirect parameter', () => {
  it.each([
    ['/apps/user/list', '/apps/user/list'],
    ['/apps/user/list?q=a&page=2#row', '/apps/user/list?q=a&page=2#row'],
    ['/', '/'],
    ['/a/../b', '/b'],
    ['/?to=https://evil.example', '/?to=https://evil.example'],
    ['/a//b', '/a//b'],
    ['/ä b', '/%C3%A4%20b'],
  ])('%s redirects to %s', (value, path) => {
    expect(sameOriginPath(value, origin)).toBe(path)
  })

  it.each([
    null,
    '',
    'apps/user',
    'https://evil.example/',
    'https://app.example/apps',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /apps',
    '@evil.example',
  ])('%o is ignored', (value) => {
    expect(sameOriginPath(value, origin)).toBeNull()
  })

  it('never redirects to another origin, even when parsed again', () => {
    const parts = ['/', '\\', '.', '..', 'evil.example', '%2f', '%5c', '\t', ':', '@', 'https:', '?', '#', ' ']
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            const path = sameOriginPath(`/${a}${b}${c}${d}evil.example`, origin)
            if (path !== null) expect(new URL(path, origin).origin, path).toBe(origin)
          }
  })
})
