import { screen } from '@testing-library/react'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

export async function openTab(tab: string, heading: string, options?: Parameters<typeof renderPage>[1]) {
  const view = await renderPage(`/pages/account-settings${tab}`, options)
  await screen.findByRole('heading', { level: 2, name: heading })
  return {
    ...view,
    count(path: string) {
      const calls: string[] = []
      view.client.interceptors.request.use((config) => {
        if (config.url === path) calls.push(path)
        return config
      })
      return calls
    },
  }
}
