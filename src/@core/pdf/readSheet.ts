import { charactersOf, segmentsOf } from './segments'

/** Position on the sheet, in CSS pixels from its top left corner. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Mark =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly face: string | null
      readonly box: Box
      readonly style: TextStyle
    }
  | { readonly kind: 'line'; readonly box: Box; readonly color: string; readonly isDashed: boolean }
  | { readonly kind: 'picture'; readonly svg: SVGSVGElement; readonly box: Box; readonly color: string }

export type MarkOf<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>

interface TextStyle {
  readonly color: string
  readonly size: number
  readonly isBold: boolean
  readonly spacing: number
  readonly isTabular: boolean
  /** Distance from the top of the line box to the baseline. */
  readonly baseline: number
  readonly font: string
}

/** A part of the sheet without page breaks inside. */
export interface Block {
  readonly top: number
  readonly bottom: number
  readonly marks: readonly Mark[]
  /** Table head, repeated above the block if it begins a page. */
  readonly head: Block | null
  /** Whether it stays on the page of the previous block. */
  readonly isTied: boolean
}

const canvas = document.createElement('canvas').getContext('2d')

function styleOf(element: Element): TextStyle {
  const { color, fontSize, fontWeight, fontFamily, letterSpacing, fontVariantNumeric } = getComputedStyle(element)
  const font = `${fontWeight} ${fontSize} ${fontFamily}`
  if (canvas) canvas.font = font
  const size = Number.parseFloat(fontSize)
  const metrics = canvas?.measureText('x')
  return {
    color,
    size,
    isBold: Number(fontWeight) >= 550,
    spacing: Number.parseFloat(letterSpacing) || 0,
    isTabular: fontVariantNumeric.includes('tabular'),
    baseline: metrics?.fontBoundingBoxAscent ?? size,
    font,
  }
}

function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode
}

/** Indexes at which the browser wrapped a text: at a space or, as in Chinese, anywhere. */
function breaksIn(node: Text): ReadonlySet<number> {
  const breaks = new Set<number>()
  const range = document.createRange()
  range.selectNodeContents(node)
  if (range.getClientRects().length < 2) return breaks
  let line: DOMRect | null = null
  for (const { char, place: index } of charactersOf(node.data)) {
    range.setStart(node, index)
    range.setEnd(node, index + char.length)
    const place = range.getBoundingClientRect()
    if (place.width === 0) continue
    if (line && place.top >= line.bottom - 1) breaks.add(index)
    if (!line || breaks.has(index)) line = place
  }
  return breaks
}

/** Reads a sheet after the browser's layout, which has resolved line breaks and word order in every script. */
export function readSheet(sheet: Element): Block[] {
  const origin = sheet.getBoundingClientRect()
  const toBox = ({ left, top, width, height }: DOMRect): Box => ({
    x: left - origin.left,
    y: top - origin.top,
    width,
    height,
  })

  function wordsIn(element: Element): Mark[] {
    return [...textsIn(element)].flatMap((node) => {
      const parent = node.parentElement
      if (!parent || parent.getClientRects().length === 0) return []
      const style = styleOf(parent)
      return segmentsOf(node.data, getComputedStyle(parent).direction === 'rtl', breaksIn(node)).map(
        ({ start, end, text, face }): Mark => {
          const range = document.createRange()
          range.setStart(node, start)
          range.setEnd(node, end)
          return { kind: 'text', text, face, box: toBox(range.getBoundingClientRect()), style }
        },
      )
    })
  }

  function linesIn(element: Element): Mark[] {
    return [element, ...element.querySelectorAll('*')].flatMap((part) => {
      const style = getComputedStyle(part)
      const { x, y, width, height } = toBox(part.getBoundingClientRect())
      if (width === 0) return []
      const edges = [
        [style.borderTopStyle, Number.parseFloat(style.borderTopWidth), style.borderTopColor, y],
        [style.borderBottomStyle, Number.parseFloat(style.borderBottomWidth), style.borderBottomColor, y + height],
      ] as const
      return edges.flatMap(([style, weight, color, at]): Mark[] =>
        style === 'none' || !(weight > 0)
          ? []
          : [{ kind: 'line', box: { x, y: at, width, height: weight }, color, isDashed: style === 'dashed' }],
      )
    })
  }

  function picturesIn(element: Element): Mark[] {
    return [...element.querySelectorAll('svg')].map((svg) => ({
      kind: 'picture',
      svg,
      box: toBox(svg.getBoundingClientRect()),
      color: getComputedStyle(svg).color,
    }))
  }

  function toBlock(element: Element, head: Block | null): Block {
    const { y, height } = toBox(element.getBoundingClientRect())
    return {
      top: y,
      bottom: y + height,
      marks: [...linesIn(element), ...picturesIn(element), ...wordsIn(element)],
      head,
      // The style sheet decides, so print and PDF keep the same parts together.
      isTied: getComputedStyle(element).breakBefore === 'avoid',
    }
  }

  return [...sheet.children].flatMap((part) => {
    if (!(part instanceof HTMLTableElement)) return [toBlock(part, null)]
    const head = part.tHead ? toBlock(part.tHead, null) : null
    const rows = [...part.tBodies].flatMap((body) => [...body.rows])
    return [...(head ? [head] : []), ...rows.map((row) => toBlock(row, head))]
  })
}
