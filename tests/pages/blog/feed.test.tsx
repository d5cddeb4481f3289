// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readStored, writeStored } from '@/configs/storage'
import type { AppStore } from '@/redux/app/store'
import { selectPosts } from '@/redux/pages/blog/slice'
import { renderPage } from '../../support/renderPage'

const path = '/pages/blog/feed'
const newest = 'What a bakery learned from counting its leftovers'
const posts = () => screen.findAllByRole('article')

function published(store: AppStore) {
  return (selectPosts(store.getState()).data ?? []).filter(({ status }) => status === 'Published')
}

afterEach(() => localStorage.removeItem('blogFeed'))

describe('the feed', () => {
  it('shows published posts, newest first, and more on demand', async () => {
    const { user, router, store } = await renderPage(path)
    await posts()
    const titles = published(store).map(({ title }) => title)
    const shown = async () =>
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    expect(titles.length).toBeGreaterThan(5)
    expect(await shown()).toEqual(titles.slice(0, 5))
    await user.click(screen.getByRole('button', { name: 'Show older posts' }))
    await waitFor(() => expect(router.state.location.search).toBe('?posts=10'))
    expect(await shown()).toEqual(titles.slice(0, 10))
    expect(screen.getByRole('link', { name: titles[5]! })).toHaveFocus()
    expect(screen.getByText('No more posts')).toBeVisible()
  })

  it('marks posts since the last visit', async () => {
    const { store, unmount } = await renderPage(path)
    await posts()
    expect(screen.queryByText(/since your last visit/)).not.toBeInTheDocument()
    const ids = published(store).map(({ id }) => id)
    expect(readStored('blogFeed')).toEqual({ 1: ids })
    unmount()
    writeStored('blogFeed', { 1: ids.slice(1), 99: [] })
    await renderPage(path)
    await screen.findByText('1 new post since your last visit')
    const [top, next] = await posts()
    expect(top).toHaveTextContent(newest)
    const line = screen.getByText('Seen before')
    expect(line.compareDocumentPosition(top!)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(line.compareDocumentPosition(next!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(readStored('blogFeed')).toEqual({ 1: ids, 99: [] })
  })
})
