// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import type { Attachment } from '@/redux/apps/email/schema'
import { draftSchema } from '@/redux/apps/email/schema'
import { loadTexts } from '@/texts'
import { contrast } from '@/utility/contrast'
import { Attachments } from '@/views/apps/email/reader/Attachments'
import { fillFrame } from '@/views/apps/email/reader/frameDocument'

async function show(file: Partial<Attachment>) {
  await startI18n(loadTexts, ['core', 'kit', 'email'], 'en')
  render(<Attachments files={[{ fileName: 'a.png', thumbnail: '', url: '/a.png', size: 1, ...file }]} />)
}

describe('an attachment', () => {
  it.each([
    String.raw`/\evil.example/a.png`,
    '//evil.example/a.png',
    '/\t/evil.example/a.png',
    'https://evil.example/a.png',
  ])('on another server, %j, never replaces the page', async (url) => {
    await show({ url })
    const link = screen.getByRole('link', { name: /a\.png/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(['javascript:alert(1)', 'https://'])('with an invalid URL, %j, cannot be fetched', async (url) => {
    await show({ url })
    expect(screen.getByText('a.png')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it.each(['https://evil.example/t.png', String.raw`\\evil.example/t.png`])(
    'has no thumbnail of another server, %j, which would track the reader',
    async (thumbnail) => {
      await show({ thumbnail })
      expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
    },
  )

  it.each([String.raw`/\evil.example/a.png`, 'javascript:alert(1)'])('at %j is not sent', (url) => {
    const attachments = [{ fileName: 'a.png', url, size: 1 }]
    expect(draftSchema.safeParse({ attachments }).success).toBe(false)
  })

  it('of the product is shown and saved in place', async () => {
    await show({ thumbnail: '/t.png' })
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/t.png')
    expect(screen.getByRole('link', { name: /a\.png/ })).not.toHaveAttribute('target')
    expect(screen.getByRole('button', { name: /a\.png/ })).toBeVisible()
  })
})

describe('the document of an email', () => {
  function open(html: string, onWrite = vi.fn<(address: string) => void>()) {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const end = fillFrame(frame, { html, quoteLabel: 'Quote', onWrite })
    return { frame, page: frame.contentDocument!, onWrite, end }
  }

  it.each([
    ['a%40b.example', 'a@b.example'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('writes to mailto:%s, even if badly encoded', (encoded, address) => {
    const { page, onWrite, end } = open(`<a href="mailto:${encoded}">Write</a>`)
    // oxlint-disable-next-line testing-library/no-node-access -- of another document
    page.querySelector('a')!.click()
    expect(onWrite).toHaveBeenCalledWith(address)
    end()
  })

  it('collapses a quote at its end, also above the empty line of the editor', () => {
    const { page, end } = open('<p>Yes.</p><blockquote>Is it?</blockquote><p></p>')
    // oxlint-disable-next-line testing-library/no-node-access -- of another document
    expect(page.querySelector('details')).toHaveTextContent('Is it?')
    end()
  })

  it.each([
    ['<p>Hello</p>', false],
    ['<p style="background-color: transparent; color: inherit">How to write bgcolor= and color: in HTML</p>', false],
    ['<font color="#333333">Hello</font>', true],
    ['<table><tbody><tr><td bgcolor="navy">Hello</td></tr></tbody></table>', true],
    ['<p style="color: rgb(20, 20, 20)">Hello</p>', true],
  ])('is white paper in every skin if it has colors: %s', (html, isPaper) => {
    const { page, end } = open(html)
    expect(page.body.classList.contains('is-paper')).toBe(isPaper)
    end()
  })

  it.each([
    ['color: rgb(255, 255, 255)', '#ffffff'],
    ['color: rgba(0, 0, 0, 0.3)', '#ffffff'],
    ['color: rgb(40, 40, 40); background-color: rgb(0, 32, 64)', '#002040'],
    ['color: rgb(255, 255, 0); background-color: rgb(119, 119, 119)', '#777777'],
  ])('has readable text: %s', (style, ground) => {
    const { page, end } = open(`<div style="${style}">Hello <b>Mira</b></div>`)
    // oxlint-disable-next-line testing-library/no-node-access -- of another document
    for (const element of page.querySelectorAll<HTMLElement>('div, b'))
      expect(contrast(element.style.color, ground)).toBeGreaterThanOrEqual(4.5)
    end()
  })

  it('has readable numbers and bullets', () => {
    const { page, end } = open(
      '<ol style="color: rgb(255, 255, 255)"><li><p style="color: rgb(0, 0, 0)">One</p></li></ol>',
    )
    // oxlint-disable-next-line testing-library/no-node-access -- of another document
    expect(contrast(page.querySelector('li')!.style.color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    end()
  })

  it('keeps colors that are readable', () => {
    const { page, end } = open('<p style="color: rgb(27, 58, 91)">Hello</p>')
    // oxlint-disable-next-line testing-library/no-node-access -- of another document
    expect(page.querySelector('p')).toHaveAttribute('style', 'color: rgb(27, 58, 91)')
    end()
  })

  it("has the page's fonts, also those in a cascade layer", () => {
    const font: unknown = Object.create(CSSFontFaceRule.prototype, {
      cssText: { value: '@font-face { font-family: "Inter" }' },
    })
    const layer: unknown = Object.create(CSSLayerBlockRule.prototype, { cssRules: { value: [font] } })
    const sheet = { cssRules: [layer], href: null } as unknown as CSSStyleSheet
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([sheet] as unknown as StyleSheetList)
    const { page, end } = open('<p>Hello</p>')
    expect(page.head.innerHTML).toContain('font-family: "Inter"')
    end()
  })

  it('has a maximum height, and scrolls beyond', () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const { body, documentElement } = frame.contentDocument!
    body.getBoundingClientRect = () => new DOMRect(0, 0, 600, 99_999)
    const end = fillFrame(frame, { html: '<p style="height: 99999px">Hello</p>', quoteLabel: 'Quote', onWrite: null })
    expect(frame.height).toBe('20000')
    expect(documentElement.style.overflowY).toBe('auto')
    end()
  })

  it('is shown even if a style sheet of the page fails to load', () => {
    const unread = {
      get cssRules(): CSSRuleList {
        throw new DOMException('Cannot access rules', 'SecurityError')
      },
    }
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([unread] as unknown as StyleSheetList)
    const { page, end } = open('<p>Hello</p>')
    expect(page.body).toHaveTextContent('Hello')
    end()
  })
})
