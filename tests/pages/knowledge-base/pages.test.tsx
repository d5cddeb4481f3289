// @vitest-environment jsdom
import { texts as german } from '@fake-db/pages/knowledge-base/texts/de'
import { act, screen, waitFor, within } from '@testing-library/react'
import { changeLanguage } from 'i18next'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the knowledge base', () => {
  it('searches topics and questions, and shows when nothing matches', async () => {
    const { user, router } = await renderPage('/pages/knowledge-base')
    expect(await screen.findAllByRole('link', { name: /./ })).not.toHaveLength(0)
    await screen.findByRole('link', { name: /^API Questions/ })
    await user.type(screen.getByRole('searchbox'), 'password')
    await screen.findByRole('link', { name: 'How do I change my password?' })
    expect(screen.queryByRole('link', { name: /^API Questions/ })).toBeNull()
    await waitFor(() => expect(router.state.location.search).toBe('?q=password'))

    await user.type(screen.getByRole('searchbox'), ' of nobody')
    await screen.findByText('No results for “password of nobody”')
    await user.click(screen.getByRole('button', { name: 'Show all topics' }))
    await screen.findByRole('link', { name: /^API Questions/ })
  })

  it('searches in the language of the page', async () => {
    const { user } = await renderPage('/pages/knowledge-base', { language: 'de' })
    await screen.findByRole('link', { name: new RegExp(german.cards['api-questions'].title) })
    await user.type(screen.getByRole('searchbox'), 'passwort')
    await screen.findByRole('link', { name: german.articles['change-your-password']!.question })
  })

  it('does not show "no results" after a load error', async () => {
    const { user, router, breakCall } = await renderPage('/pages/faq')
    const mend = breakCall('/faq/data/category', 500)
    await router.navigate('/pages/knowledge-base?q=password')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/^No results for/)).toBeNull()
    mend()
    await user.click(again)
    await screen.findByRole('link', { name: 'How do I change my password?' })
  })

  it("lists a topic's questions by group, with links to answers", async () => {
    const { user } = await renderPage('/pages/knowledge-base/email-marketing')
    await heading('Email Marketing')
    expect(await screen.findByText('Write to people who’ve asked to hear from you.')).toBeVisible()
    const groups = await screen.findAllByRole('region')
    expect(groups.length).toBeGreaterThan(1)
    await user.click(screen.getByRole('link', { name: 'Do I need consent before I email someone?' }))
    await heading('Do I need consent before I email someone?')
  })

  it('shows an unknown topic or question', async () => {
    const { router } = await renderPage('/pages/knowledge-base/gardening')
    await screen.findByText('This topic or question may have moved. You can find all topics in the knowledge base.')
    await router.navigate('/pages/knowledge-base/question/gardening')
    await heading('Question')
    await screen.findByText('This topic or question may have moved. You can find all topics in the knowledge base.')
  })
})

describe('an answer', () => {
  const open = async () => {
    const view = await renderPage('/pages/knowledge-base/question/change-your-password')
    await heading('How do I change my password?')
    return view
  }

  it('has contents, related questions and neighbors', async () => {
    const { user } = await open()
    const contents = await screen.findByRole('region', { name: 'On this page' })
    const links = within(contents).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Change it',
      'Password rules',
      'What happens to other devices',
    ])
    expect(links.map((link) => link.getAttribute('href')?.replace(/^.*#/, ''))).toEqual([
      'section-1',
      'section-2',
      'section-3',
    ])
    expect(within(screen.getByRole('region', { name: 'Related questions' })).getAllByRole('link')).toHaveLength(4)
    const neighbours = within(screen.getByRole('navigation', { name: 'More in this topic' }))
    await user.click(
      await neighbours.findByRole('link', { name: 'How do I change language, time zone, and currency?' }),
    )
    await heading('How do I change language, time zone, and currency?')
  })

  it('stores one vote, which can be changed and removed', async () => {
    const { user } = await open()
    const yes = await screen.findByRole('button', { name: 'Yes' })
    const no = screen.getByRole('button', { name: 'No' })
    screen.getByText('184 of 193 found this helpful')
    await user.click(yes)
    await screen.findByText('185 of 194 found this helpful')
    expect(yes).toHaveAttribute('aria-pressed', 'true')
    await user.click(no)
    await screen.findByText('184 of 194 found this helpful')
    await user.click(no)
    await screen.findByText('184 of 193 found this helpful')
    expect(no).toHaveAttribute('aria-pressed', 'false')
  })

  it('follows a change of language', async () => {
    await open()
    await screen.findByRole('link', { name: 'Personalization' })
    await act(() => changeLanguage('de'))
    const { question } = german.articles['change-your-password']!
    await heading(question)
    expect(await screen.findByRole('link', { name: german.cards.personalization.title })).toBeVisible()
  })

  it('can be shared by its URL', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await screen.findByText('Link copied')
    expect(await navigator.clipboard.readText()).toBe(location.href)
  })
})

it('is sanitized', async () => {
  const { readArticle } = await import('@/views/pages/knowledge-base/article')
  const { html, sections } = readArticle('<h2 id="x" onclick="alert(1)">A</h2><script>alert(1)</script><p>b</p>')
  expect(html).toBe('<h2 id="section-1">A</h2><p>b</p>')
  expect(sections).toEqual([{ id: 'section-1', title: 'A' }])
})
