interface Item {
  /** Number of Word's list; '' if the paragraph has none. */
  list: string
  level: number
  /** null: a bullet. NaN: a Roman number, or letters or digits of another script. */
  number: number | null
  /** As in HTML: letters or Roman numbers; '' for others. */
  type: '' | 'a' | 'A' | 'i' | 'I'
}

interface OpenList extends Item {
  element: HTMLElement
}

/** `1.`, `1.2)`, `(a)` or `iv.` */
const numeral = /^\(?(?:\p{Nd}+\.)*(?:(\p{Nd}+)[.)-]?|(?:\p{L}|[ivxlcdm]+)[.)-])$/iu
/** Two spaces tell letters of symbol fonts and initials from words. */
const typedMarker =
  /^\s*(?:[·•▪■●○◦‣–—*-]\s|[oOvVqQü§Ø]\s{2}|\(?(?:\p{Nd}+\.)*(?:(?:\p{Nd}{1,3}|[\p{Ll}\p{Lo}]|[ivxlc]+)[.)]\s|(?:\p{Lu}|[IVXLC]+)[.)]\s{2}))\s*/u
const inchIn: Readonly<Record<string, number>> = { in: 1, pt: 72, px: 96, cm: 2.54, mm: 25.4 }

function inchesOf(length: string): number {
  const [unit, perInch] = Object.entries(inchIn).find(([name]) => length.endsWith(name)) ?? []
  return unit && perInch ? Number.parseFloat(length) / perInch : 0
}

/** Words of the `mso-list` property, which browsers drop from `style`. */
function listStyleOf(element: Element): string[] {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((text) => text.trim().toLowerCase())
  const [, value = ''] = declarations.find((text) => text.startsWith('mso-list:'))?.split(':') ?? []
  return value.split(/\s+/).filter(Boolean)
}

/** Without Word's level, the margin in inches orders the levels. */
function levelOf(paragraph: HTMLElement, words: readonly string[]): number {
  const level = words.find((word) => word.startsWith('level'))
  if (level) return Number(level.slice('level'.length)) || 1
  const { marginLeft, marginRight } = paragraph.style
  return Math.max(...[marginLeft, marginRight].map(inchesOf))
}

function dropStart(paragraph: Element, length: number) {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  for (let left = length; left > 0 && texts.nextNode();) {
    const text = texts.currentNode as Text
    const part = Math.min(left, text.length)
    text.deleteData(0, part)
    left -= part
  }
}

/** Removes the marker of a list paragraph. @returns null for other paragraphs */
function takeMarker(paragraph: Element, isInList: boolean): string | null {
  const marker = [...paragraph.querySelectorAll('[style]')].find((part) => listStyleOf(part).includes('ignore'))
  if (marker) {
    marker.remove()
    return marker.textContent.trim()
  }
  const [typed] = typedMarker.exec(paragraph.textContent) ?? []
  if (typed === undefined) return isInList ? '' : null
  dropStart(paragraph, typed.length)
  return typed.trim()
}

/** A list that begins with `i` has Roman numbers. */
function typeOf(letters: string): Item['type'] {
  if (!/^[a-z]+$/i.test(letters)) return ''
  const isRoman = letters.length > 1 || letters.toLowerCase() === 'i'
  return letters === letters.toLowerCase() ? (isRoman ? 'i' : 'a') : isRoman ? 'I' : 'A'
}

function readItem(paragraph: HTMLElement): Item | null {
  const words = listStyleOf(paragraph).filter((word) => !['none', 'skip', 'ignore'].includes(word))
  if (paragraph.closest('li')) return null
  if (words.length === 0 && !paragraph.className.includes('MsoListParagraph')) return null
  const marker = takeMarker(paragraph, words.length > 0)
  if (marker === null) return null
  const found = numeral.exec(marker)
  // `Step 1:` is no list style of HTML.
  if (!found && /[\p{L}\p{N}]{2}/u.test(marker)) paragraph.prepend(`${marker} `)
  const letters = found && found[1] === undefined ? (/\p{L}+/u.exec(marker)?.[0] ?? '') : ''
  const type = typeOf(letters)
  const position = type.toLowerCase() === 'a' ? Number.parseInt(letters, 36) - 9 : NaN
  return {
    type,
    list: words.filter((word) => !word.startsWith('level')).join(' '),
    level: levelOf(paragraph, words),
    number: found ? Number(found[1] ?? position) : null,
  }
}

const continues = (open: OpenList, { list, number }: Item) =>
  open.list === list && (open.number === null) === (number === null) && number !== 1

function createList(page: Document, { number, type }: Item): HTMLElement {
  const list = page.createElement(number === null ? 'ul' : 'ol')
  if (number !== null && number > 1) list.setAttribute('start', String(number))
  if (type !== '') list.setAttribute('type', type)
  return list
}

/** Converts Word's list paragraphs, which contain typed numbers and bullets, to nested `ol` and `ul`. */
export function toLists(content: DocumentFragment) {
  /** From the outermost to the innermost. */
  let open: OpenList[] = []
  for (const paragraph of content.querySelectorAll('p')) {
    const item = readItem(paragraph)
    if (!item) continue
    if (open[0]?.element !== paragraph.previousElementSibling) open = []
    open = open.filter((list) => list.level < item.level || (list.level === item.level && continues(list, item)))
    let list = open.at(-1)
    if (list?.level !== item.level) {
      const element = createList(paragraph.ownerDocument, item)
      if (list) list.element.lastElementChild?.append(element)
      else paragraph.before(element)
      list = { ...item, element }
      open.push(list)
    }
    const entry = list.element.appendChild(paragraph.ownerDocument.createElement('li'))
    entry.append(...paragraph.childNodes)
    paragraph.remove()
  }
}
