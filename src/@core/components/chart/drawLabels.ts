import type { AxisLabel, AxisLabels } from './axisLabels'
import type { ChartTheme } from './chartTheme'

/** Position and size of the plot in its SVG, with ApexCharts' names. */
export interface Plot {
  readonly translateX: number
  readonly translateY: number
  readonly gridWidth: number
  readonly gridHeight: number
  readonly svgWidth: number
}

/** In pixels. `line`: height of a label row; `margin`: from plot to labels; `gap`: between labels. */
const fontSize = 12
const line = 20
const margin = 10
const gap = 12

let canvas: CanvasRenderingContext2D | null = null

function widthOf(text: string, { font }: ChartTheme): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return text.length * fontSize
  canvas.font = `${fontSize}px ${font}`
  return canvas.measureText(text).width
}

/** Padding for the labels on each side. ApexCharts adds 30 px above and 5 px below a plot. */
export function labelPadding({ below, left, right, titles }: AxisLabels, theme: ChartTheme) {
  const titleRoom = titles ? line : 0
  const beside = (labels: readonly AxisLabel[]) =>
    labels.length === 0 ? 0 : margin + Math.ceil(Math.max(...labels.map(({ text }) => widthOf(text, theme))))
  return {
    top: fontSize / 2 + 2 - 30 + titleRoom,
    bottom: (below.length > 0 ? line : 0) + titleRoom,
    left: beside(left),
    right: beside(right),
  }
}

/** Every nth label, so that none overlap or leave the drawing. */
function fitting(labels: AxisLabels, { translateX, gridWidth, svgWidth }: Plot, theme: ChartTheme) {
  const boxes = labels.below.map(({ text, at }) => {
    const width = widthOf(text, theme)
    const middle = translateX + at * gridWidth
    return { text, width, x: Math.max(width / 2, Math.min(middle, svgWidth - width / 2)) }
  })
  const { accent = 0 } = labels
  for (let step = 1; ; step += 1) {
    const chosen = boxes.filter((_, index) => (index - accent) % step === 0)
    const isFree = chosen.every(({ x, width }, index) => {
      const before = chosen[index - 1]
      return !before || x - width / 2 - gap >= before.x + before.width / 2
    })
    if (isFree) return chosen
  }
}

/**
 * Draws the labels into a chart's SVG. ApexCharts' labels overlap, are misplaced when thinned out,
 * and leave half a label's width empty beside the plot.
 */
export function drawAxisLabels(svg: Element, labels: AxisLabels, plot: Plot, theme: ChartTheme): void {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const write = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end') => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    for (const [name, value] of Object.entries({ x, y, 'text-anchor': anchor }))
      element.setAttribute(name, String(value))
    // First strong isolate: the drawing is left-to-right, but the text sets its own direction.
    element.textContent = `\u2068${text}\u2069`
    group.append(element)
  }
  const { translateX, translateY, gridWidth, gridHeight, svgWidth } = plot
  const baseline = fontSize / 3
  const bottom = translateY + gridHeight
  const yOf = (at: number) => translateY + (1 - at) * gridHeight + baseline
  for (const { text, x } of fitting(labels, plot, theme)) write(text, x, bottom + line, 'middle')
  for (const { text, at } of labels.left) write(text, translateX - margin, yOf(at), 'end')
  for (const { text, at } of labels.right) write(text, translateX + gridWidth + margin, yOf(at), 'start')
  if (labels.titles) {
    write(labels.titles.x, translateX + gridWidth / 2, bottom + 2 * line, 'middle')
    if (theme.isRtl) write(labels.titles.y, svgWidth, translateY - line + baseline, 'end')
    else write(labels.titles.y, 0, translateY - line + baseline, 'start')
  }
  const attributes = { class: 'chart-labels', fill: theme.mutedColor, 'font-size': fontSize, 'font-family': theme.font }
  for (const [name, value] of Object.entries(attributes)) group.setAttribute(name, String(value))
  svg.querySelector('.chart-labels')?.remove()
  svg.append(group)
}
