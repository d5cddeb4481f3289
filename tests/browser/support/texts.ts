import type { Page } from 'playwright-core'
import { languages } from '@/configs/languages'
import { product } from '@/product'

const sources = import.meta.glob<string>(
  [
    '../../../src/@fake-db/**/*.ts',
    '../../../src/views/**/examples/data.ts',
    // Names of people, companies and files in examples. The linter reports words in markup.
    '../../../src/views/*/gallery/**/*.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const sampleData = Object.values(sources)
  .join('\n')
  .replaceAll('${product.name}', product.name)
  .toLowerCase()
  .replace(/\s+/g, ' ')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const countries = new Set(letters.flatMap((one) => letters.map((other) => regions.of(one + other))))

/** `Intl` output in English, and names that are equal in all languages. */
const formatted = [
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString('en', { month: 'long' })),
  ...Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day).toLocaleString('en', { weekday: 'long' })),
  ...languages.map(({ name }) => name),
  ...[
    'am',
    'pm',
    'ago',
    'in',
    'at',
    'second',
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'year',
    'yesterday',
    'today',
    'tomorrow',
  ],
  ...[
    'now',
    'last',
    'next',
    product.name,
    'Microsoft',
    'Google',
    'GitHub',
    'Ctrl',
    'Esc',
    'Shift',
    'Alt',
    'Enter',
    'USD',
    'EUR',
    'kB',
    'MB',
    'GB',
  ],
].map((name) => name.toLowerCase())

/** Templates in rows: each `${…}` matches any text. */
const patterns = Object.values(sources)
  .flatMap((source) => [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, pattern = '']) => pattern))
  .filter((pattern) => /[\p{L}@]/u.test(pattern.replace(/\$\{[^}]*\}+/g, '')))
  .map((pattern) => pattern.split(/\$\{[^}]*\}+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  .map((parts) => new RegExp(`^${parts.join('.+')}$`))

function isFormatted(word: string): boolean {
  return formatted.some(
    (name) => name === word || name === word.replace(/s$/, '') || (word.length === 3 && name.startsWith(word)),
  )
}

/** Sample data, or derived texts: initials, a formatted date. */
function isData(text: string): boolean {
  if (text === product.name || text.endsWith(`@${product.domain}`) || countries.has(text)) return true
  if (sampleData.includes(text.toLowerCase()) || /^\p{Lu}{2}$/u.test(text)) return true
  if (text.split(/, | and /).every((part) => sampleData.includes(part.toLowerCase()))) return true
  // Addresses and email previews are combined from parts.
  if (/\d/.test(text) && text.split(/, | /).every((part) => sampleData.includes(part.toLowerCase()))) return true
  const sentences = text.split(/[.?!:؟] /).filter((part) => part.length > 24)
  if (text.length > 80 && sentences.some((part) => sampleData.includes(part.toLowerCase()))) return true
  if (patterns.some((pattern) => pattern.test(text))) return true
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.every((word) => isFormatted(word))
}

/** Visible or accessible texts that the pseudo-locale did not mark. */
export async function unmarkedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const heard = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    const inMarks = (element: Element | null): boolean =>
      element !== null && (/[⟦⟧]/.test(element.textContent) ? element.childElementCount < 4 : false)
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('script, style, template, noscript, kbd, code, [lang]:not(html), [translate=no]'),
      )
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && !inMarks(element))
          .map((node) => node.textContent ?? ''),
        ...heard.map((name) => element.getAttribute(name) ?? ''),
      ])
      .map((text) => text.replace(/[\s\p{Cf}]+/gu, ' ').trim())
      .filter((text) => /\p{L}{2,}/u.test(text) && !/[⟦⟧]/.test(text))
  })
  return [...new Set(texts)].filter((text) => !isData(text)).map((text) => `text without a translation: ${text}`)
}
