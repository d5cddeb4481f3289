// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/redux/pages/profile/contract'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(path = '/pages/profile') {
  const page = await renderPage(path)
  await screen.findByRole('tablist')
  return page
}

const posts = () => screen.getAllByRole('article')
const first = () => within(posts()[0]!)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = (name: string) => within(screen.getByRole('region', { name }))
const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

describe('the parts of the profile', () => {
  it('stand in the address, and change with the arrow keys', async () => {
    const { user, router } = await open()
    const shown = () => screen.getByRole('tab', { selected: true })
    expect(shown()).toHaveTextContent('Feed')
    await user.click(shown())
    await user.keyboard('{ArrowRight}')
    expect(router.state.location.pathname).toBe('/pages/profile/about')
    expect(shown()).toHaveTextContent('About')
    expect(shown()).toHaveFocus()
    expect(document.title).toMatch(/^About · Profile/)
    await user.keyboard('{ArrowRight}')
    expect(card('Latest photos').getAllByRole('img')).toHaveLength(9)
    await user.keyboard('{ArrowRight}')
    expect(card('Friends (12)').getAllByRole('link')).toHaveLength(12)
    await user.keyboard('{Home}')
    expect(router.state.location.pathname).toBe('/pages/profile')
  })

  it('begin with the feed where the address names none of them', async () => {
    await open('/pages/profile/nothing')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Feed')
  })

  it('can be asked for again where they could not be read', async () => {
    const { router, user, breakCall } = await renderPage('/pages/faq')
    const mend = breakCall(profileApi.data.path, 500)
    await router.navigate('/pages/profile')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await user.click(retry)
    await screen.findByRole('tablist')
  })
})

describe('a post', () => {
  it('is liked, and says by whom', async () => {
    const { user } = await open()
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

  it('takes a like back that could not be kept', async () => {
    const { user, breakCall } = await open()
    breakCall(profileApi.likePost.path, 500)
    const like = within(posts()[1]!).getByRole('button', { name: 'Like 11' })
    await user.click(like)
    await screen.findByRole('button', { name: 'Try again' })
    expect(like).toHaveTextContent('Like 11')
  })

  it('shows a few at a time, and the one that the address names', async () => {
    const { user } = await open()
    expect(posts()).toHaveLength(3)
    await user.click(button('Show more posts'))
    expect(posts()).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull()
  })

  it('is led to by its address', async () => {
    const scroll = vi.fn<() => void>()
    Element.prototype.scrollIntoView = scroll
    await open('/pages/profile#post-2')
    expect(posts()).toHaveLength(5)
    expect(scroll.mock.contexts).toEqual([posts()[4]])
  })

  it('is shared by its link or by email', async () => {
    const { user } = await open()
    await user.click(first().getByRole('button', { name: 'Share' }))
    const href = screen.getByRole('menuitem', { name: 'By email' }).getAttribute('href')
    const address = `${location.origin}/pages/profile#post-6`
    expect(decodeURIComponent(href!)).toMatch(/^mailto:\?subject=A post by Amara Mensah&body=Kofi/)
    expect(decodeURIComponent(href!)).toContain(address)
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    await screen.findByText('The link was copied.')
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('is written with a picture, and shows what it says as it was typed', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }))
    const { user } = await open()
    const field = screen.getByRole('textbox', { name: 'What is new?' })
    await user.click(button('Post'))
    expect(field).toBeInvalid()
    await user.upload(
      screen.getByLabelText('Picture', { selector: 'input' }),
      new File(['p'], 'door.png', { type: 'image/png' }),
    )
    await screen.findByRole('img', { name: 'The picture as it will show' })
    fireEvent.change(field, { target: { value: hostile } })
    await user.click(button('Post'))
    await screen.findByText('Your post is online.')
    expect(field).toHaveValue('')
    expect(first().getByText(hostile)).toBeVisible()
    expect(first().getByRole('img', { name: 'Picture of a post by Amara Mensah' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    )
    expect(document.querySelector('article script, article [onerror]')).toBeNull()
  })

  it('is refused a picture that is none', async () => {
    const { user } = await open()
    const file = new File(['p'], 'notes.txt', { type: 'text/plain' })
    fireEvent.change(screen.getByLabelText('Picture', { selector: 'input' }), { target: { files: [file] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no PNG')
    await user.click(button('Post'))
    expect(screen.getByRole('textbox', { name: 'What is new?' })).toBeInvalid()
  })

  it('keeps what was typed where it could not be sent, and asks before it is left', async () => {
    const { user, router, breakCall } = await open()
    breakCall(profileApi.addPost.path, 500)
    const field = screen.getByRole('textbox', { name: 'What is new?' })
    await user.type(field, 'Good morning')
    await user.click(button('Post'))
    await screen.findByRole('button', { name: 'Try again' })
    expect(field).toHaveValue('Good morning')
    await user.click(screen.getByRole('tab', { name: 'Photos' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(router.state.location.pathname).toBe('/pages/profile')
  })

  it('is changed, deleted and brought back', async () => {
    const { user } = await open()
    await user.click(first().getByRole('button', { name: 'Actions for this post' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit post' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }))
    const field = dialog.getByRole('textbox')
    await user.clear(field)
    await user.type(field, 'The door beeps now.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await first().findByText('The door beeps now.')
    await user.click(first().getByRole('button', { name: 'Actions for this post' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete post' }))
    expect(screen.queryByText('The door beeps now.')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await first().findByText('The door beeps now.')).toBeVisible()
  })
})

describe('comments', () => {
  it('are written, counted, deleted and brought back', async () => {
    const { user } = await open()
    await user.click(first().getByRole('button', { name: 'Comment' }))
    const field = first().getByRole('textbox', { name: 'Your comment' })
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: hostile } })
    await user.click(first().getByRole('button', { name: 'Send the comment' }))
    const list = () => within(first().getByRole('list', { name: 'Comments' }))
    await list().findByText(hostile)
    expect(field).toHaveValue('')
    expect(first().getByText(/^3 comments/)).toBeVisible()
    expect(list().getAllByRole('button')).toHaveLength(1)
    await user.click(list().getByRole('button', { name: 'Delete your comment' }))
    expect(list().queryByText(hostile)).toBeNull()
    expect(first().getByText(/^2 comments/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await list().findByText(hostile)
    expect(document.querySelector('article script, article [onerror]')).toBeNull()
  })

  it('show the latest three, and the others when asked', async () => {
    const { user } = await open()
    for (const comment of ['One', 'Two']) {
      await user.type(first().getByRole('textbox', { name: 'Your comment' }), comment)
      await user.click(first().getByRole('button', { name: 'Send the comment' }))
      await first().findByText(comment)
    }
    const comments = () => within(first().getByRole('list', { name: 'Comments' })).getAllByRole('listitem')
    expect(comments()).toHaveLength(3)
    await user.click(first().getByRole('button', { name: 'Show 1 earlier comment' }))
    expect(comments()).toHaveLength(4)
  })
})

describe('photos', () => {
  it('show large, one after another, and give the focus back', async () => {
    const { user } = await open('/pages/profile/photos')
    const lighthouse = button('A lighthouse at night')
    await user.click(lighthouse)
    const title = (name: string) => screen.findByRole('dialog', { name })
    expect(within(await title('A lighthouse at night')).getByRole('status')).toHaveTextContent('6 of 9')
    await user.keyboard('{ArrowLeft}')
    await title('A record on its turntable')
    await user.click(button('Next photo'))
    await title('A lighthouse at night')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(within(await title('A cup of coffee with a heart in its foam')).getByRole('status')).toHaveTextContent(
      '1 of 9',
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lighthouse).toHaveFocus()
  })
})

describe('beside the feed', () => {
  it('one votes once, and may choose again', async () => {
    const { user } = await open()
    const poll = card('Poll')
    const bars = () => poll.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    const before = bars()
    await user.click(poll.getByRole('radio', { name: /The weather/ }))
    expect(poll.getByRole('radio', { name: /The weather/ })).toBeChecked()
    await poll.findByRole('img', { name: /^Chosen by Amara Mensah, Lars-Erik/ })
    const weather = bars()
    expect(weather).not.toEqual(before)
    await user.click(poll.getByRole('radio', { name: /Open orders/ }))
    await poll.findByRole('img', { name: /^Chosen by Amara Mensah, Łukasz/ })
    expect(poll.getAllByRole('radio', { checked: true })).toHaveLength(1)
    expect(Number(bars()[3])).toBeLessThan(Number(weather[3]))
  })

  it.each([
    ['People you may know', 'Add Hye-jin Park as a friend', profileApi.befriend.path],
    ['Suggested pages', 'Like Jade Ridge Tea', profileApi.favoritePage.path],
    ['Short messages', 'Like the message of Thabo Nkosi', profileApi.favoriteFeed.path],
  ])('%s are switched on and off, and back where that fails', async (title, name, path) => {
    const { user, breakCall } = await open()
    const toggle = card(title).getByRole('button', { name })
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    breakCall(path, 500)
    await user.click(toggle)
    await screen.findByRole('button', { name: 'Try again' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the form of the profile', () => {
  it('completes what is missing', async () => {
    const { user } = await open()
    const progress = () => screen.queryByRole('progressbar', { name: 'Profile completeness' })
    expect(progress()).toHaveAttribute('aria-valuenow', '83')
    await user.click(button('Add your website'))
    const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
    expect(form.getByRole('link', { name: 'account settings' })).toHaveAttribute('href', '/pages/account-settings')
    const website = form.getByRole('textbox', { name: 'Website' })
    await user.type(website, 'javascript:alert(1)')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(website).toBeInvalid()
    await user.clear(website)
    await user.type(website, 'https://baobab.example')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(card('About').getByRole('link', { name: 'baobab.example' })).toHaveAttribute(
      'href',
      'https://baobab.example',
    )
    expect(progress()).toBeNull()
  })

  it('changes the cover, and nothing where it is left', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }))
    const { user } = await open()
    await user.click(button('Edit profile'))
    const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
    expect(form.queryByRole('button', { name: 'Remove' })).toBeNull()
    await user.upload(
      form.getByLabelText('Cover picture', { selector: 'input' }),
      new File(['p'], 'cover.webp', { type: 'image/webp' }),
    )
    await waitFor(() =>
      expect(form.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/webp/)),
    )
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('img[src^="data:image/webp"]')).not.toBeNull()
  })

  it('hands the profile’s address on', async () => {
    const { user } = await open('/pages/profile/friends')
    await user.click(button('Copy the profile’s link'))
    await screen.findByText('The link was copied.')
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pages/profile`)
  })
})

it('offers nothing to change to those who may only read', async () => {
  await openAsReader('/pages/profile', 'Data')
  await screen.findByRole('tablist')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Edit|Like|Add|Actions/ })).toBeNull()
  for (const option of screen.getAllByRole('radio')) expect(option).toBeDisabled()
})
