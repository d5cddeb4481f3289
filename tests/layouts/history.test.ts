import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { replaceRepeats } from '@/layouts/useOneEntryEach'

function open(basename = '/') {
  const initialEntries = [`${basename === '/' ? '' : basename}/list`]
  const router = createMemoryRouter([{ path: '*', element: null }], { basename, initialEntries })
  replaceRepeats(router)
  return { router, place: () => router.state.location.pathname + router.state.location.search }
}

describe('the history', () => {
  it.each([
    ['a path', '/list/5', '/list/5'],
    ['a query', '?task=5', '?task=5'],
    ['its parts', { search: 'task=5' }, { pathname: '/list', search: '?task=5' }],
  ])('has one entry for %s that is gone to twice', async (_, first, second) => {
    const { router, place } = open()
    await router.navigate(first)
    await router.navigate(second, { replace: false, state: 'again' })
    expect(router.state.location.state).toBe('again')
    await router.navigate(-1)
    expect(place()).toBe('/list')
  })

  it('knows the address beneath another root', async () => {
    const { router, place } = open('/demo')
    await router.navigate('/list?task=5')
    await router.navigate('/list?task=5')
    await router.navigate(-1)
    expect(place()).toBe('/demo/list')
  })

  it('has an entry for each address', async () => {
    const { router, place } = open()
    await router.navigate('?task=5')
    await router.navigate('?task=6')
    await router.navigate(-1)
    expect(place()).toBe('/list?task=5')
  })
})
