// @vitest-environment jsdom
import { AbilityProvider } from '@casl/react'
import { createAppAbility } from '@core/auth/ability'
import type { ModuleRoute } from '@core/module/defineModule'
import { useModuleLink, RoutesContext } from '@core/module/useModuleLink'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

const page = { layout: 'app', title: 'login', load: () => Promise.reject(new Error('It is not opened.')) } as const
const routes: readonly ModuleRoute[] = [
  { ...page, path: '/library/books/:id?', can: ['read', 'Data'] },
  { ...page, path: '/library/desk' },
]

function placesFor(subject: 'Data' | 'ACL') {
  const ability = createAppAbility([{ action: 'read', subject }])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AbilityProvider value={ability}>
      <RoutesContext value={routes}>{children}</RoutesContext>
    </AbilityProvider>
  )
  return renderHook(useModuleLink, { wrapper }).result.current
}

it('returns the URL of an existing page, with its parameters', () => {
  const place = placesFor('Data')
  expect(place('/library/books/:id?')).toBe('/library/books')
  expect(place('/library/books/:id?', { id: 7 }, { q: 'sea' })).toBe('/library/books/7?q=sea')
  expect(place('/library/desk')).toBe('/library/desk')
})

it('returns nothing for a missing or forbidden page', () => {
  expect(placesFor('Data')('/library/cellar')).toBeUndefined()
  expect(placesFor('ACL')('/library/books/:id?')).toBeUndefined()
})
