// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changedElsewhere } from '@/redux/app/events'
import { todoApi } from '@/redux/apps/todo/contract'
import type { OpenForm } from '../support/openForm'
import { renderPage } from '../support/renderPage'

vi.setConfig({ testTimeout: 60_000 })

Element.prototype.scrollIntoView = () => undefined

describe('what another tab has changed', () => {
  it('is asked for anew where it is on screen', async () => {
    const { client, store } = await renderPage('/apps/todo')
    await screen.findByRole('list', { name: 'My tasks' })
    const api = createApiClient(() => Promise.resolve(client))
    await api.call(todoApi.add, { body: { task: { title: 'Water the plants' } } })
    expect(screen.queryByText('Water the plants')).toBeNull()
    act(() => void store.dispatch(changedElsewhere()))
    expect(await screen.findByText('Water the plants')).toBeVisible()
  })

  const forms = import.meta.glob<readonly OpenForm[]>(['../*/*/forms.ts', '!../browser/**'], {
    import: 'forms',
    eager: true,
  })

  describe.each(Object.values(forms).flat())(
    'takes nothing from who writes at $path',
    ({ path, field: name, opener }) => {
      it.each(['is loaded', 'cannot be loaded'])('when it %s', async (outcome) => {
        const { user, store, client } = await renderPage(path)
        if (opener) await user.click(await screen.findByRole('button', { name: opener }, { timeout: 20_000 }))
        const field = await screen.findByRole<HTMLInputElement>('textbox', { name }, { timeout: 20_000 })
        await user.type(field, ' typed')
        const written = field.value
        expect(written).toMatch(/ typed$/)
        const asked = vi.fn()
        client.interceptors.request.use((config) => {
          asked()
          if (outcome === 'cannot be loaded') throw new Error('Network Error')
          return config
        })
        act(() => void store.dispatch(changedElsewhere()))
        await waitFor(() => expect(asked).toHaveBeenCalled())
        await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
        expect(field).toBeInTheDocument()
        expect(field).toHaveValue(written)
      })
    },
  )
})
