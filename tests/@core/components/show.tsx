import kit from '@core/components/locales/en.json'
import core from '@core/locales/en.json'
import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { StrictMode, type ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll } from 'vitest'

await i18next.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'core',
  resources: { en: { core, kit } },
  interpolation: { escapeValue: false },
})

// Texts of the next file come from a backend, which i18next ignores after `resources` were set.
afterAll(() => {
  i18next.options = {}
})

export function show(ui: ReactNode): UserEvent {
  const page = (
    <ConfirmProvider>
      {ui}
      <LiveRegion />
    </ConfirmProvider>
  )
  const routes = [
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere', '/'] })
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return userEvent.setup()
}
