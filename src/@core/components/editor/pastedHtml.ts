import { unreadable } from '../../html/htmlToText'
import { toLists } from './wordLists'

/** The editor has two heading levels. */
const headings: Readonly<Record<string, 'h2' | 'h3'>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' }

function withName(name: string, element: Element): HTMLElement {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  return renamed
}

function collapseSpaces(cell: Element) {
  cell.normalize()
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  // The start counts as a space.
  let before = ' '
  let last: Text | undefined
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const words = text.data.replace(/\s+/g, ' ')
    text.data = before.endsWith(' ') ? words.trimStart() : words
    if (text.data === '') continue
    before = text.data
    last = text
  }
  if (last) last.data = last.data.trimEnd()
}

/** A row as a paragraph, with tabs between its cells. */
function toLine(row: HTMLTableRowElement): HTMLElement {
  const page = row.ownerDocument
  const line = page.createElement('p')
  for (const [index, cell] of [...row.cells].entries()) {
    for (const block of cell.querySelectorAll('p, div, br')) block.replaceWith(...block.childNodes, ' ')
    collapseSpaces(cell)
    if (index > 0) {
      const tab = line.appendChild(page.createElement('span'))
      tab.style.whiteSpace = 'pre'
      tab.textContent = '\t'
    }
    line.append(...cell.childNodes)
  }
  return line
}

/** Bounds the work. */
const widestCell = 50

/** Adds the empty cells that merged cells cover. */
function splitCells(rows: readonly HTMLTableRowElement[]) {
  for (const [index, row] of rows.entries()) {
    // Added cells span nothing.
    for (const { cellIndex, rowSpan, colSpan } of [...row.cells]) {
      const width = Math.min(colSpan, widestCell)
      for (const covered of rows.slice(index, index + rowSpan))
        for (let added = covered === row ? 1 : 0; added < width; added += 1)
          covered.insertCell(Math.min(cellIndex + (covered === row ? 1 : 0), covered.cells.length))
    }
  }
}

/** Copied cells may lack their row. */
function completeRow(content: DocumentFragment) {
  const cells = [...content.children].filter((element) => element.matches('td, th'))
  const row = content.ownerDocument.createElement('tr')
  cells[0]?.before(row)
  row.append(...cells)
}

/**
 * Converts pasted HTML that the editor cannot represent: tables to lines with tabs, headings to its levels, Word's list
 * paragraphs to lists.
 */
export function toEditorHtml(html: string): string {
  // Templates keep rows and cells without a table. Nothing in them loads or runs.
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  for (const element of content.querySelectorAll(unreadable.join())) element.remove()
  for (const heading of content.querySelectorAll('h1, h4, h5, h6'))
    heading.replaceWith(withName(headings[heading.tagName] ?? 'h3', heading))
  toLists(content)
  completeRow(content)
  for (const table of content.querySelectorAll('table')) {
    const rows = [...table.rows]
    // A table around tables is layout: its cells are blocks.
    const isLayout = table.querySelector('table') !== null
    if (!isLayout) splitCells(rows)
    const blocks = isLayout
      ? rows.flatMap(({ cells }) => [...cells].map((cell) => withName('div', cell)))
      : rows.map(toLine)
    table.replaceWith(...(table.caption ? [withName('p', table.caption)] : []), ...blocks)
  }
  // Copied rows may lack their table.
  for (const row of content.querySelectorAll('tr')) row.replaceWith(toLine(row))
  return template.innerHTML
}
