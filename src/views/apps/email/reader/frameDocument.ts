import { pageRoot } from '@core/root'
import { mendContrast, needsPaper } from './paper'

const tokens = [
  '--ld-ink',
  '--ld-ink-2',
  '--ld-ink-3',
  '--ld-surface',
  '--ld-line-strong',
  '--ld-primary-text',
  '--ld-font',
] as const

const css = `
html { overflow: auto hidden; color-scheme: var(--mail-scheme); }
body { margin: 0; padding: 1px 0 4px; background: transparent; color: var(--ld-ink); font: 15px/1.55 var(--ld-font), system-ui, sans-serif; overflow-wrap: anywhere; unicode-bidi: plaintext; }
body.is-paper { padding: 16px; border-radius: 8px; background: #fff; color: #1b1e2b; color-scheme: light; }
p, ul, ol, blockquote, table, h1, h2, h3 { margin: 0 0 12px; unicode-bidi: plaintext; }
h1 { font-size: 22px; } h2 { font-size: 18px; } h3 { font-size: 16px; } h1, h2, h3 { line-height: 1.3; }
a[href] { color: var(--ld-primary-text); } .is-paper a[href] { color: #165bb6; }
img { max-width: 100%; height: auto; } img:not([src]) { outline: 1px dashed #8886; outline-offset: -1px; }
table { max-width: 100%; }
blockquote { margin-inline: 0; padding-inline-start: 14px; border-inline-start: 3px solid var(--ld-line-strong); color: var(--ld-ink-2); }
details > summary { width: fit-content; margin: 0 0 8px; padding: 3px 10px; border-radius: 8px; border: 1px solid var(--ld-line-strong); color: var(--ld-ink-2); cursor: pointer; font-size: 13px; }
.is-paper :is(blockquote, details > summary) { border-color: #ccc; color: inherit; }
:focus-visible { outline: 2px solid var(--ld-primary-text); outline-offset: 2px; }
@media print {
  html { color-scheme: light; }
  body { color: #1b1e2b; }
  blockquote, details > summary { color: #4a5068; }
  a[href] { color: #165bb6; }
}
`

/** Browsers throw on reading a stylesheet that failed to load. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** Fonts may be in a cascade layer. */
function withNested(rule: CSSRule): CSSRule[] {
  return rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(withNested) : [rule]
}

/** The page's fonts, with URLs that are valid in any document. */
function fontFaces(): string {
  return [...document.styleSheets]
    .flatMap((sheet) =>
      rulesOf(sheet)
        .flatMap(withNested)
        .flatMap((rule) =>
          rule instanceof CSSFontFaceRule
            ? rule.cssText.replace(
                /url\("([^"]+)"\)/g,
                (_, url: string) => `url("${new URL(url, sheet.href ?? document.baseURI).href}")`,
              )
            : [],
        ),
    )
    .join('\n')
}

function takeSkin(page: Document) {
  const style = getComputedStyle(pageRoot())
  for (const token of tokens) page.documentElement.style.setProperty(token, style.getPropertyValue(token))
  const { bsTheme = 'light' } = pageRoot().dataset
  page.documentElement.style.setProperty('--mail-scheme', bsTheme)
  page.documentElement.dir = pageRoot().dir
  page.documentElement.lang = pageRoot().lang
}

function heightOnPaper({ body }: Document): number {
  const before = body.style.inlineSize
  body.style.inlineSize = '17cm'
  const { height } = body.getBoundingClientRect()
  body.style.inlineSize = before
  return height
}

/** In px. Taller emails scroll. */
const highest = 20_000

function addressIn(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // invalid encoding: keep the raw text
  }
}

/** Collapses a quote at the end of an email. */
function foldQuote({ body }: Document, label: string) {
  const isBlank = (element: Element) => element.textContent.trim() === '' && !element.querySelector('img')
  // The editor adds an empty paragraph below a quote.
  const parts = [...body.children].filter((element) => !isBlank(element))
  const quote = parts.at(-1)
  if (quote?.tagName !== 'BLOCKQUOTE' || parts.length === 1) return
  const details = body.ownerDocument.createElement('details')
  const summary = body.ownerDocument.createElement('summary')
  summary.textContent = label
  quote.replaceWith(details)
  details.append(summary, quote)
}

export interface FrameOptions {
  /** Sanitized. */
  html: string
  quoteLabel: string
  /** Handles clicks on `mailto:` links; null leaves them to the browser. */
  onWrite: ((address: string) => void) | null
}

/** Writes an email into its frame; keeps the frame's height and skin current. @returns cleanup function */
export function fillFrame(frame: HTMLIFrameElement, { html, quoteLabel, onWrite }: FrameOptions): () => void {
  const page = frame.contentDocument
  if (!page) return () => undefined
  const style = page.createElement('style')
  style.textContent = fontFaces() + css
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.append(style, base)
  page.body.innerHTML = html
  // Paths are relative to the app's base URL.
  for (const link of page.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', import.meta.env.BASE_URL + (link.getAttribute('href') ?? '').slice(1))
  const isPaper = needsPaper(page.body)
  page.body.classList.toggle('is-paper', isPaper)
  foldQuote(page, quoteLabel)
  takeSkin(page)
  if (isPaper) mendContrast(page.body)

  const fit = () => {
    const { height } = page.body.getBoundingClientRect()
    page.documentElement.style.overflowY = height > highest ? 'auto' : ''
    frame.height = String(Math.ceil(Math.min(height, highest)))
  }
  const size = new ResizeObserver(fit)
  size.observe(page.body)
  const fitPaper = () => {
    frame.height = String(Math.ceil(Math.min(heightOnPaper(page), highest)))
  }
  globalThis.addEventListener('beforeprint', fitPaper)
  // Screen widths apply again in the next animation frame.
  const fitScreen = () => requestAnimationFrame(fit)
  globalThis.addEventListener('afterprint', fitScreen)
  const skin = new MutationObserver(() => takeSkin(page))
  skin.observe(pageRoot(), { attributes: true })
  fit()

  // Forward keys, so that shortcuts work while the frame has the focus.
  page.addEventListener('keydown', (event) => {
    const copy = new KeyboardEvent('keydown', event)
    if (!globalThis.dispatchEvent(copy)) event.preventDefault()
  })
  page.addEventListener('click', (event) => {
    const { target } = event
    const link = target !== null && 'closest' in target ? (target as Element).closest('a') : null
    const address = /^mailto:([^?]+)/i.exec(link?.getAttribute('href') ?? '')?.[1]
    if (address === undefined || !onWrite) return
    event.preventDefault()
    onWrite(addressIn(address))
  })
  return () => {
    size.disconnect()
    globalThis.removeEventListener('beforeprint', fitPaper)
    globalThis.removeEventListener('afterprint', fitScreen)
    skin.disconnect()
  }
}
