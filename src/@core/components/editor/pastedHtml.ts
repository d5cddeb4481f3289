/** The editor has two heading levels. */
const headings: Readonly<Record<string, 'h2' | 'h3'>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' }

function withName(name: string, element: Element): HTMLElement {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  return renamed
}

/** A row as a paragraph, with tabs between its cells. */
function toLine(row: HTMLTableRowElement): HTMLElement {
  const page = row.ownerDocument
  const line = page.createElement('p')
  for (const [index, cell] of [...row.cells].entries()) {
    for (const block of cell.querySelectorAll('p, div, br')) block.replaceWith(...block.childNodes, ' ')
    cell.innerHTML = cell.innerHTML.replace(/\s+/g, ' ').trim()
    if (index > 0) {
      const tab = line.appendChild(page.createElement('span'))
      tab.style.whiteSpace = 'pre'
      tab.textContent = '\t'
    }
    line.append(...cell.childNodes)
  }
  return line
}

/** Converts pasted HTML that the editor cannot represent: tables to lines with tabs, headings to its levels. */
export function toEditorHtml(html: string): string {
  // Parsers drop the tags of rows and cells outside of a table.
  const isPart = /^(?:\s|<meta[^>]*>)*<(?:t[drh]|tbody|thead)\b/i.test(html)
  const { body } = new DOMParser().parseFromString(isPart ? `<table>${html}</table>` : html, 'text/html')
  for (const heading of body.querySelectorAll('h1, h4, h5, h6'))
    heading.replaceWith(withName(headings[heading.tagName] ?? 'h3', heading))
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows]
    // A table around tables is layout: its cells are blocks.
    const isLayout = table.querySelector('table') !== null
    const blocks = isLayout
      ? rows.flatMap(({ cells }) => [...cells].map((cell) => withName('div', cell)))
      : rows.map(toLine)
    table.replaceWith(...(table.caption ? [withName('p', table.caption)] : []), ...blocks)
  }
  return body.innerHTML
}
