// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { blogApi } from '@/redux/pages/blog/contract'
import { renderPage } from '../../support/renderPage'

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function comment(user: Awaited<ReturnType<typeof renderPage>>['user'], text: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), text)
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await screen.findByText(text)
}

describe('comments', () => {
  it('are answered inline', async () => {
    const { user } = await renderPage('/pages/blog/detail/8')
    await user.click(await button(/Reply to .*Eleni Papadopoulou/))
    const field = screen.getByRole('textbox', { name: /Your reply to .*Eleni/ })
    expect(field).toHaveFocus()
    await user.keyboard('So do we.')
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    const replies = await screen.findByRole('list', { name: /Replies to .*Eleni/ })
    expect(within(replies).getByText('So do we.')).toBeVisible()
    expect(within(replies).queryByRole('button', { name: /Reply/ })).not.toBeInTheDocument()
    await waitFor(() => expect(field).not.toBeInTheDocument())
  })

  it('keep a failed reply, and ask before it is discarded', async () => {
    const { user, breakCall } = await renderPage('/pages/blog/detail/8')
    await user.click(await button(/Reply to .*Eleni Papadopoulou/))
    breakCall(blogApi.addComment.path, 500)
    await user.keyboard('So do we.')
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    await button('Try again')
    const field = screen.getByRole('textbox', { name: /Your reply to/ })
    expect(field).toHaveValue('So do we.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(field).toHaveValue('So do we.')
  })

  it('are liked', async () => {
    const { user } = await renderPage('/pages/blog/detail/8')
    const like = await button(/Like comment by .*Ibrahim Sesay/)
    const row = within(
      screen
        .getAllByRole('listitem')
        .findLast((item) => within(item).queryByRole('button', { name: /Like comment by .*Ibrahim/ }))!,
    )
    await user.click(like)
    expect(like).toHaveAttribute('aria-pressed', 'true')
    expect(row.getByText('13 likes')).toBeVisible()
  })

  it('are deleted by their author, once on a double click, and restored', async () => {
    const { user, client } = await renderPage('/pages/blog/detail/8')
    await screen.findByText('4 comments')
    expect(screen.queryByRole('button', { name: 'Delete your comment' })).not.toBeInTheDocument()
    await comment(user, 'Well said.')
    let calls = 0
    client.interceptors.request.use((config) => {
      if (config.method === 'delete') calls += 1
      return config
    })
    await user.dblClick(screen.getByRole('button', { name: 'Delete your comment' }))
    expect(screen.queryByText('Well said.')).not.toBeInTheDocument()
    await user.click(await button('Undo'))
    await screen.findByText('Well said.')
    expect(calls).toBe(1)
  })
})
