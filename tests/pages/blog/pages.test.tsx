// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const posts = () => screen.getAllByRole('article')

describe('the blog', () => {
  it('is searched, filtered and paged, in the URL', async () => {
    const { user, router } = await renderPage('/pages/blog/list')
    await screen.findByText('1–6 of 12')
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
    await user.click(screen.getByRole('button', { name: 'Food' }))
    await waitFor(() => expect(router.state.location.search).toBe('?category=Food'))
    for (const post of posts()) expect(within(post).getByText('Food')).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'pepper')
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(screen.getByRole('heading', { level: 2, name: 'Notes on pepper' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), ' of nobody')
    await user.click(await screen.findByRole('button', { name: 'Show all posts' }))
    await waitFor(() => expect(posts()).toHaveLength(6))
  })

  it('stores bookmarks, and filters by them', async () => {
    const { user } = await renderPage('/pages/blog/list?q=pepper')
    const bookmark = await screen.findByRole('button', { name: 'Bookmark “Notes on pepper”' })
    expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    await user.click(bookmark)
    expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Bookmarked' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Bookmark “Notes on pepper”' }))
    await screen.findByText('No posts found')
  })

  it('deletes a post, and restores it', async () => {
    const { user } = await renderPage('/pages/blog/list?q=pepper')
    await user.click(await screen.findByRole('button', { name: 'Actions for “Notes on pepper”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('No posts found')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('heading', { level: 2, name: 'Notes on pepper' })
  })
})

describe('a post', () => {
  it.each(['detail/999', 'detail/0x6', 'edit/0x6'])('does not exist at %s', async (url) => {
    await renderPage(`/pages/blog/${url}`)
    expect(await screen.findByText('Post not found')).toBeVisible()
  })

  it('receives a comment', async () => {
    const { user } = await renderPage('/pages/blog/detail/6')
    const send = await screen.findByRole('button', { name: 'Comment' })
    const field = screen.getByRole('textbox', { name: 'Your comment' })
    await user.click(send)
    expect(field).toBeInvalid()
    await user.type(field, 'Well said.')
    await user.click(send)
    await screen.findByText('Well said.')
    expect(field).toHaveValue('')
  })

  it('defaults to the newest without an id in the URL', async () => {
    const { router } = await renderPage('/pages/blog/detail')
    await title('What a bakery learned from counting its leftovers')
    await router.navigate('/pages/blog/edit')
    const field = await screen.findByRole('textbox', { name: 'Title' })
    expect(field).toHaveValue('What a bakery learned from counting its leftovers')
  })
})

describe('the form of a post', () => {
  it('derives the slug from the title, and creates a draft', async () => {
    const { user, router } = await renderPage('/pages/blog/edit/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'A quiet week')
    expect(screen.getByRole('textbox', { name: 'URL slug' })).toHaveValue('a-quiet-week')
    expect(within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option')).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: 'Quote' }))
    const status = screen.getByRole('combobox', { name: 'Status' })
    await user.selectOptions(status, 'Pending')
    expect(screen.getByRole('button', { name: 'Save post' })).toBeVisible()
    await user.selectOptions(status, 'Draft')
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await title('A quiet week')
    expect(router.state.location.pathname).toBe('/pages/blog/detail/13')
    expect(screen.getAllByText('Draft')[0]).toBeVisible()
  })

  it('shows a taken slug beside its field', async () => {
    const { user } = await renderPage('/pages/blog/edit/6')
    const slug = await screen.findByRole('textbox', { name: 'URL slug' })
    await user.clear(slug)
    await user.type(slug, 'notes-on-pepper')
    await user.click(screen.getByRole('button', { name: 'Save post' }))
    await waitFor(() => expect(slug).toBeInvalid())
    expect(slug).toHaveAccessibleDescription(/already in use/i)
  })

  it('asks before input is discarded', async () => {
    const { user, router } = await renderPage('/pages/blog/edit/6')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/pages/blog/edit/6')
  })
})
