// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/redux/pages/profile/contract'
import { openProfile } from './openProfile'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const posts = () => screen.getAllByRole('article')
const first = () => within(posts()[0]!)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

describe('a post', () => {
  it('is liked, and shows who likes it', async () => {
    const { user } = await openProfile()
    const second = within(posts()[1]!)
    const like = second.getByRole('button', { name: 'Like 11' })
    expect(like).toHaveAttribute('aria-pressed', 'false')
    await user.click(like)
    expect(like).toHaveTextContent('Like 12')
    expect(like).toHaveAttribute('aria-pressed', 'true')
    expect(second.getByText(/^Liked by you, .*, and 9 others$/)).toBeVisible()
    await user.click(like)
    expect(like).toHaveTextContent('Like 11')
    expect(second.queryByText(/^Liked by you/)).toBeNull()
  })

  it('loads more on demand', async () => {
    const { user } = await openProfile()
    expect(posts()).toHaveLength(3)
    await user.click(button('Show more posts'))
    expect(posts()).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull()
  })

  it('has a video that loads only when played', async () => {
    await openProfile('/pages/profile#post-4')
    const player = within(screen.getByRole('group', { name: 'Video in Amara Mensah’s post' }))
    const film = player.getByLabelText<HTMLVideoElement>('Video in Amara Mensah’s post')
    expect(film).toHaveAttribute('preload', 'none')
    expect(film).toHaveAttribute('poster', '/images/films/order.webp')
    expect(film).toHaveAttribute('src', '/images/films/order.webm')
    expect(film).not.toHaveAttribute('controls')
    const play = vi.spyOn(film, 'play').mockResolvedValue()
    fireEvent.click(player.getByRole('button', { name: 'Play' }))
    expect(play).toHaveBeenCalledOnce()
    Object.defineProperty(film, 'duration', { value: 16 })
    fireEvent.play(film)
    fireEvent.loadedMetadata(film)
    fireEvent.change(player.getByRole('slider', { name: 'Seek' }), { target: { value: '8' } })
    expect(film.currentTime).toBe(8)
    expect(player.getByText('8 of 16 s')).toBeVisible()
    expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('has a URL', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openProfile('/pages/profile#post-2')
    expect(posts()).toHaveLength(5)
    expect(scroll.mock.contexts).toEqual([posts()[4]])
  })

  it('is shared by link or email', async () => {
    const { user } = await openProfile()
    await user.click(first().getByRole('button', { name: 'Share' }))
    const href = screen.getByRole('menuitem', { name: 'Send by email' }).getAttribute('href')
    const address = `${location.origin}/pages/profile#post-6`
    expect(decodeURIComponent(href!)).toMatch(/^mailto:\?subject=Post by Amara Mensah&body=Kofi/)
    expect(decodeURIComponent(href!)).toContain(address)
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    await screen.findByText('Link copied')
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('is written with a picture, and shows its text as typed', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }))
    const { user } = await openProfile()
    const field = screen.getByRole('textbox', { name: 'What’s new?' })
    await user.click(button('Post'))
    expect(field).toBeInvalid()
    await user.upload(
      screen.getByLabelText('Photo', { selector: 'input' }),
      new File(['p'], 'door.png', { type: 'image/png' }),
    )
    await screen.findByRole('img', { name: 'Photo preview' })
    fireEvent.change(field, { target: { value: hostile } })
    await user.click(button('Post'))
    await screen.findByText('Post published')
    expect(field).toHaveValue('')
    expect(first().getByText(hostile)).toBeVisible()
    expect(first().queryByText(/0 comments|0 shares/)).toBeNull()
    expect(first().getByRole('img', { name: 'Photo in Amara Mensah’s post' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    )
  })

  it('rejects a picture of another type', async () => {
    const { user } = await openProfile()
    const file = new File(['p'], 'notes.txt', { type: 'text/plain' })
    fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This file type isn’t supported')
    await user.click(button('Post'))
    expect(screen.getByRole('textbox', { name: 'What’s new?' })).toBeInvalid()
  })

  it('keeps failed input, and asks before it is lost', async () => {
    const { user, router, breakCall } = await openProfile()
    breakCall(profileApi.addPost.path, 500)
    const field = screen.getByRole('textbox', { name: 'What’s new?' })
    await user.type(field, 'Good morning')
    await user.click(button('Post'))
    await screen.findByRole('button', { name: 'Try again' })
    expect(field).toHaveValue('Good morning')
    await user.click(screen.getByRole('tab', { name: 'Photos' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/pages/profile')
  })

  it('is edited, deleted and restored', async () => {
    const { user } = await openProfile()
    await user.click(first().getByRole('button', { name: 'Post actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit post' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }))
    const field = dialog.getByRole('textbox')
    await user.clear(field)
    await user.type(field, 'The door beeps now.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await first().findByText('The door beeps now.')
    await user.click(first().getByRole('button', { name: 'Post actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete post' }))
    expect(screen.queryByText('The door beeps now.')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await first().findByText('The door beeps now.')).toBeVisible()
  })
})

describe('comments', () => {
  it('are added, counted, deleted and restored', async () => {
    const { user } = await openProfile()
    await user.click(first().getByRole('button', { name: 'Comment' }))
    const field = first().getByRole('textbox', { name: 'Write a comment' })
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: hostile } })
    await user.click(first().getByRole('button', { name: 'Add comment' }))
    const list = () => within(first().getByRole('list', { name: 'Comments' }))
    await list().findByText(hostile)
    expect(field).toHaveValue('')
    expect(first().getByText(/^3 comments/)).toBeVisible()
    expect(list().getAllByRole('button')).toHaveLength(1)
    await user.click(list().getByRole('button', { name: 'Delete comment' }))
    expect(list().queryByText(hostile)).toBeNull()
    expect(first().getByText(/^2 comments/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await list().findByText(hostile)
  })

  it('are sent by Enter, with links, and without a second one while Enter is held', async () => {
    const { user } = await openProfile()
    const field = first().getByRole('textbox', { name: 'Write a comment' })
    await user.type(field, 'See{Shift>}{Enter}{/Shift}https://example.com/door.{Enter>3/}')
    expect(await first().findByRole('link', { name: 'https://example.com/door' })).toHaveAttribute(
      'href',
      'https://example.com/door',
    )
    expect(first().getByText(/^3 comments/)).toBeVisible()
    expect(field).toHaveValue('')
    await user.type(field, '{Enter}')
    expect(field).toBeValid()
  })

  it('show the latest three, and others on demand', async () => {
    const { user } = await openProfile()
    for (const comment of ['One', 'Two']) {
      await user.type(first().getByRole('textbox', { name: 'Write a comment' }), comment)
      await user.click(first().getByRole('button', { name: 'Add comment' }))
      await first().findByText(comment)
    }
    const comments = () => within(first().getByRole('list', { name: 'Comments' })).getAllByRole('listitem')
    expect(comments()).toHaveLength(3)
    await user.click(first().getByRole('button', { name: 'Show 1 earlier comment' }))
    expect(comments()).toHaveLength(4)
  })
})
