// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { act, screen, waitFor } from '@testing-library/react'
import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { changedElsewhere } from '@/redux/app/events'
import { todoApi } from '@/redux/apps/todo/contract'
import type { OpenForm } from '../support/openForm'
import { renderPage } from '../support/renderPage'
import { until } from '../support/until'

Element.prototype.scrollIntoView = () => undefined

/** Counts requests from now on, and fails them if `isBroken`. */
function watchRequests(client: AxiosInstance, isBroken: boolean) {
  const requests = { started: 0, pending: 0 }
  const send = client.request.bind(client)
  vi.spyOn(client, 'request').mockImplementation(async (config: AxiosRequestConfig) => {
    requests.started += 1
    requests.pending += 1
    try {
      if (isBroken) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK)
      return await send(config)
    } finally {
      requests.pending -= 1
    }
  })
  return requests
}

describe('a change of another tab', () => {
  it('refetches what is on screen', async () => {
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

  describe.each(Object.values(forms).flat())('keeps input at $path', ({ path, field: name, opener }) => {
    it.each(['is loaded', 'cannot be loaded'])('when it %s', async (outcome) => {
      const { user, store, client } = await renderPage(path)
      if (opener) await user.click(await screen.findByRole('button', { name: opener }))
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
      await user.type(field, ' typed')
      const written = field.value
      expect(written).toMatch(/ typed$/)
      const requests = watchRequests(client, outcome === 'cannot be loaded')
      act(() => void store.dispatch(changedElsewhere()))
      await waitFor(() => expect(requests.started).toBeGreaterThan(0))
      do {
        await act(async () => {
          await until(() => expect(requests.pending).toBe(0))
          await new Promise((resolve) => setTimeout(resolve))
        })
      } while (requests.pending > 0)
      expect(field).toBeInTheDocument()
      expect(field).toHaveValue(written)
    })
  })
})
