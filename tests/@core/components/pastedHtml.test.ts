// @vitest-environment jsdom
import { getSchema } from '@tiptap/react'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { describe, expect, it } from 'vitest'
import { toEditorHtml } from '@core/components/editor/pastedHtml'

const gap = '<span style="font:7.0pt \'Times New Roman\'">&nbsp;&nbsp;&nbsp; </span>'

/** As desktop Word copies it. */
function wordItem(marker: string, html: string, list = 'l2 level1 lfo3') {
  return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list}'><![if !supportLists]><b><span
style='mso-fareast-font-family:"Calibri";mso-list:Ignore'>${marker}${gap}</span></b><![endif]>${html}<o:p></o:p></p>\n`
}

/** As Outlook on the web copies it, without properties of Word. */
function typedItem(marker: string, html: string, margin = '0.5in') {
  return `<p class="MsoListParagraph" style="margin-left: ${margin}"><span lang="EN">${marker}${gap}</span>${html}</p>`
}

interface Outline {
  type: string
  attrs?: Record<string, unknown>
  text?: string
  marks?: { type: string }[]
  content?: Outline[]
}

function outlineOf({ type, attrs, text = '', marks = [], content = [] }: Outline): string {
  if (type === 'text') return marks.some((mark) => mark.type === 'bold') ? `*${text}*` : text
  const inner = content.map(outlineOf).join(type === 'doc' ? ' | ' : type.endsWith('List') ? ', ' : '')
  if (type === 'bulletList') return `ul(${inner})`
  if (type === 'orderedList') {
    const start = Number(attrs?.start) > 1 ? String(attrs?.start) : ''
    return `ol${start}${typeof attrs?.type === 'string' ? attrs.type : ''}(${inner})`
  }
  return inner
}

/** What the editor makes of it. */
function pasted(html: string): string {
  const box = document.createElement('div')
  box.innerHTML = toEditorHtml(html)
  return outlineOf(
    EditorParser.fromSchema(getSchema([StarterKit]))
      .parse(box)
      .toJSON() as Outline,
  ).trim()
}

describe('lists of Word', () => {
  it.each([
    [
      'numbers',
      wordItem('1.', 'Fold the <b>maps</b>') + wordItem('2.', 'Oil the hinges'),
      'ol(Fold the *maps*, Oil the hinges)',
    ],
    ['bullets of symbol fonts', wordItem('§', 'Ropes') + wordItem('·', 'Oil'), 'ul(Ropes, Oil)'],
    ['typed numbers', typedItem('1.', 'Fold <b>maps</b>') + typedItem('2.', 'Oil'), 'ol(Fold *maps*, Oil)'],
    ['typed bullets', typedItem('o', 'Ropes') + typedItem('o', 'Oil'), 'ul(Ropes, Oil)'],
    ['letters', typedItem('a)', 'Ropes') + typedItem('b)', 'Oil'), 'ola(Ropes, Oil)'],
    ['capital letters', wordItem('C.', 'Ropes') + wordItem('D.', 'Oil'), 'ol3A(Ropes, Oil)'],
    ['Roman numbers', wordItem('i.', 'Ropes') + wordItem('ii.', 'Oil'), 'oli(Ropes, Oil)'],
    ['letters that begin again', wordItem('a.', 'Ropes') + wordItem('a.', 'Oil'), 'ola(Ropes) | ola(Oil)'],
    ['words as markers', wordItem('Step 1:', 'Ropes'), 'ul(Step 1: Ropes)'],
    ['entries of lists', '<ul><li><p class=MsoListParagraph>· Ropes</p></li></ul>', 'ul(· Ropes)'],
    ['Arabic digits', wordItem('١.', 'Ropes') + wordItem('٢.', 'Oil'), 'ol(Ropes, Oil)'],
    [
      'several levels',
      wordItem('1.', 'Deck') + wordItem('o', 'Ropes', 'l2 level2 lfo3') + wordItem('2.', 'Hull'),
      'ol(Deckul(Ropes), Hull)',
    ],
    ['levels by margin', typedItem('1.', 'Deck') + typedItem('a.', 'Ropes', '72pt'), 'ol(Deckola(Ropes))'],
    ['two lists', wordItem('1.', 'Deck') + wordItem('1.', 'Hull', 'l4 level1 lfo5'), 'ol(Deck) | ol(Hull)'],
    ['both kinds', wordItem('1.', 'Deck') + wordItem('·', 'Hull'), 'ol(Deck) | ul(Hull)'],
    [
      'an interrupted list',
      `${wordItem('1.', 'Deck')}<p>Wait.</p>${wordItem('2.', 'Hull')}`,
      'ol(Deck) | Wait. | ol2(Hull)',
    ],
    ['no marker', '<p class="MsoListParagraph">J. Doe brings 3.5 kg</p>', 'J. Doe brings 3.5 kg'],
    ['no list', '<p>1. Deck</p>', '1. Deck'],
  ])('%s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected)
  })
})

describe('tables', () => {
  const tab = '<span style="white-space: pre;">\t</span>'
  it.each([
    ['<table><tr><td>7</td><td>\n 8 <b>  kg</b> </td></tr></table>', `<p>7${tab}8 <b>kg</b></p>`],
    ['<meta charset="utf-8"><td>7</td><td>8</td>', `<p>7${tab}8</p>`],
    [
      '<table><tr><td colspan=2>7</td><td rowspan=2>8</td></tr><tr><td>9</td><td>10</td></tr></table>',
      `<p>7${tab}${tab}8</p><p>9${tab}10${tab}</p>`,
    ],
    ['<tr><td>7</td><th>8</th></tr><tr><td>9</td></tr>', `<p>7${tab}8</p><p>9</p>`],
    ['<table><tr><td><p>7</p><p>kg &lt; 8</p></td><td></td></tr></table>', `<p>7 kg &lt; 8${tab}</p>`],
  ])('become lines with tabs: %s', (html, expected) => {
    const box = document.createElement('div')
    box.innerHTML = toEditorHtml(html)
    box.querySelector('meta')?.remove()
    expect(box.innerHTML.replaceAll(/<\/?tbody>/g, '')).toBe(expected)
  })
})

it('headings get the levels of the editor, without styles and data of Office', () => {
  const html = '<style>h1 { color: red }</style><xml><o:Dpi>72</o:Dpi></xml><h1>Deck</h1><h5>Hull</h5>'
  expect(toEditorHtml(html)).toBe('<h2>Deck</h2><h3>Hull</h3>')
})
