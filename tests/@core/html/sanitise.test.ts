// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '@core/html/sanitise'
import { escapeHtml, htmlToText } from '@core/html/htmlToText'

function parsed(html: string, options = {}) {
  const box = document.createElement('div')
  box.innerHTML = sanitiseHtml(html, options).html
  return box
}

describe('HTML of other people', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
    '<style>body { display: none }</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<video src="https://evil.example/v.mp4" autoplay></video>',
    '<p onmouseover="alert(1)" class="modal" id="root" name="body">x</p>',
    '<table background="https://evil.example/t.gif"><tr><td>x</td></tr></table>',
    '<a ping="https://evil.example" href="https://fine.example">x</a>',
  ])('runs no code and sends no requests: %s', (html) => {
    const content = parsed(html)
    expect(
      content.querySelector(
        'script, style, svg, math, iframe, form, input, button, link, meta, base, object, embed, video',
      ),
    ).toBeNull()
    for (const element of content.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^(class|id|name|background|ping|srcdoc)$/)
        expect(value).not.toMatch(/script:|data:text|evil/)
      }
    }
  })

  it.each([
    'position: fixed; inset: 0',
    'position: absolute; top: 0; z-index: 99999',
    'background: url(https://evil.example/x.png)',
    'background-image: u\\72l(https://evil.example/x.png)',
    'list-style-image: url(//evil.example)',
    'margin-top: -9999px',
    'width: 100vw; height: 100vh',
    'transform: scale(100)',
    'cursor: url(https://evil.example/c.cur), auto',
    'color: var(--ld-canvas)',
    'opacity: 0; filter: blur(9px); pointer-events: none',
  ])('cannot leave its place: %s', (style) => {
    const left = parsed(`<div style="${style}">x</div>`).firstElementChild?.getAttribute('style') ?? ''
    expect(left).toMatch(/^(background-color: transparent)?$/)
  })

  it.each([
    ['max-height: 0; overflow: hidden', 'overflow'],
    ['visibility: hidden', 'visibility'],
  ])('stays hidden: %s', (style, property) => {
    expect(parsed(`<div style="${style}">x</div>`).firstElementChild?.getAttribute('style')).toContain(property)
    expect(parsed('<div hidden>x</div>').firstElementChild).toHaveAttribute('hidden')
  })

  it.each(['color: oklch(0.2 0 0)', 'color: color-mix(in srgb, red, blue)', 'background: currentcolor'])(
    'has only colors whose contrast can be computed: %s',
    (style) => expect(parsed(`<p style="${style}">x</p>`).innerHTML).not.toMatch(/oklch|mix|current/i),
  )

  it('keeps its text, structure and styles', () => {
    const content = parsed(
      '<h1 style="color: red; position: fixed">Hi</h1><ul><li><b>One</b></li></ul><table width="600"><tr><td colspan="2">x</td></tr></table>',
    )
    expect(content.querySelector('h1')).toHaveAttribute('style', 'color: red')
    expect(content.querySelector('li b')).toHaveTextContent('One')
    expect(content.querySelector('td')).toHaveAttribute('colspan', '2')
    expect(parsed('<ol type="a" start="3"><li>x</li></ol>').innerHTML).toBe('<ol type="a" start="3"><li>x</li></ol>')
  })
})

describe('links', () => {
  it('open in a new tab without an opener', () => {
    for (const href of ['https://fine.example/a', 'mailto:amara@example.com', 'tel:+233']) {
      const link = parsed(`<a href="${href}" target="_top">x</a>`).querySelector('a')
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    }
  })

  it('within the product open in the same tab; lookalikes are removed', () => {
    expect(parsed('<a href="/apps/email">x</a>').querySelector('a')).toHaveAttribute('href', '/apps/email')
    for (const href of ['//evil.example', '/\\evil.example', 'evil.example']) {
      expect(parsed(`<a href="${href}">x</a>`).querySelector('a')).not.toHaveAttribute('href')
    }
  })
})

describe('images', () => {
  const html =
    '<img src="https://pixel.example/o.gif"><img src="//pixel.example/o.gif"><img srcset="https://pixel.example/o.gif 2x"><img src="data:image/png;base64,AA==" alt="Logo"><img src="/images/a.svg">'

  it('of other servers are blocked and counted; attached ones are shown', () => {
    const safe = sanitiseHtml(html)
    expect(safe.blockedPictures).toBe(2)
    expect(safe.html).not.toContain('pixel.example')
    expect([...parsed(html).querySelectorAll('img[src]')]).toHaveLength(2)
  })

  it('load on request, without a referrer', () => {
    const picture = parsed(html, { remotePictures: true }).querySelector('img')
    expect(picture).toHaveAttribute('src', 'https://pixel.example/o.gif')
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(sanitiseHtml(html, { remotePictures: true }).blockedPictures).toBe(0)
  })
})

describe('HTML as text', () => {
  it('is the visible text, with separate paragraphs', () => {
    expect(htmlToText('<style>p{}</style><p>One &amp; two</p><p>three<script>x</script></p>')).toBe('One & two three')
  })

  it.each([
    ['<head><!--[if gte mso 12]><xml><o:Dpi>72</o:Dpi></xml><![endif]--></head><p>Hello</p>', 'Hello'],
    ['<!-- spring > summer --><p>Hello</p>', 'Hello'],
    ['<!-- 72 -- spring --!><p>Hello</p><!--!>', 'Hello'],
    ['<style>p::after { content: "<!-- 72" }</style><p>Hello</p>', 'Hello'],
    [
      '<!--[if mso]><v:rect><v:fill src="a.png"/></v:rect><![endif]--><!--[if !mso]><!-- --><p>Hello</p><!-- <![endif]-->',
      'Hello',
    ],
    ['<!--[if !mso]><!--><p>Hello</p><!--<![endif]-->', 'Hello'],
    ['<![if !vml]><p>Hello</p><![endif]>', 'Hello'],
    ['<!--[if mso]><td><p>Only in Outlook</p><![endif]--><p>Hello</p><!--->', 'Hello'],
    ['<xml><o:Dpi>72</o:Dpi></xml><p>Hello</p><!-- unclosed', 'Hello'],
    ['<p title="5 > 3">Hel<b>lo</b></p>', 'Hello'],
    ['<div>Hello&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&shy;</div><div>Mira</div>', 'Hello\u{34F}\u{200C} Mira'],
    ['<script>"</b>"</SCRIPT ><p>Hello: 3 < 4 &ndash; 5 <6</p>', 'Hello: 3 < 4 – 5 <6'],
  ])('has no comments or hidden markup: %s', (html, expected) => {
    expect(htmlToText(html)).toBe(expected)
    const content = parsed(html)
    expect(content.innerHTML).not.toMatch(/72|Only|<!|--|endif/)
    expect(content).toHaveTextContent('Hello')
  })

  it('converts to HTML with the same content', () => {
    expect(htmlToText(escapeHtml('<b>"5 & 6"</b>'))).toBe('<b>"5 & 6"</b>')
  })
})

it('keeps attribute values that look like event handlers', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo/onAB=/ONcd=='
  const link = 'https://shop.example/on=1/only=2?a=/onsale=3'
  const content = parsed(
    `<a title='Step 1 > on top="2"' href="${link}" onclick='x("<b>")'>x</a><img alt="Lamp on = 4" src=${picture} ONload=x()>`,
  )
  expect(content.querySelector('a')).toHaveAttribute('href', link)
  expect(content.querySelector('a')).toHaveAttribute('title', 'Step 1 > on top="2"')
  expect(content.querySelector('img')).toHaveAttribute('src', picture)
  expect(content.querySelector('img')).toHaveAttribute('alt', 'Lamp on = 4')
  expect(content.innerHTML).not.toMatch(/onclick|onload/i)
})

it('a URL with line breaks or tabs is parsed as in browsers', () => {
  const { html, blockedPictures } = sanitiseHtml('<img src="/\t/evil.example/x.png"><a href="/\n/evil.example">x</a>')
  expect(blockedPictures).toBe(1)
  expect(html).not.toContain('evil')
})
