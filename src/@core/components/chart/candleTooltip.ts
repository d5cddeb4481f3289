import type { CandleSpec } from './chartSpec'
import type { TableTexts } from './chartTable'
import styles from './chart.module.scss'

function element(tag: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** What the pointer finds out about a candle: the library's own tooltip speaks English only. @returns HTML; texts in it are text */
export function candleTooltip({ candles, format }: CandleSpec, place: number, words: TableTexts): string {
  const candle = candles[place]
  if (!candle) return ''
  const rows = (['open', 'high', 'low', 'close'] as const).map((key) =>
    element('div', styles.chartTooltipRow, element('span', '', words[key]), element('b', '', format(candle[key]))),
  )
  return element('div', styles.chartTooltip, element('div', styles.chartTooltipTitle, candle.label), ...rows).outerHTML
}
