import type { ColumnPin } from '@core/components/data-table/column'
import { rowFields } from '../shared/fields'

/** In pixels. The columns shown at first fit a window of 1440 pixels. */
const defaultWidths: Readonly<Record<string, number>> = {
  full_name: 240,
  post: 170,
  email: 250,
  city: 140,
  start_date: 130,
  salary: 140,
  age: 96,
  experience: 130,
  status: 130,
}

const hiddenAtFirst = Object.entries(rowFields.options)
  .filter(([, { column }]) => column === 'hiddenAtFirst')
  .map(([key]) => key)

const isField = (key: string) => Object.hasOwn(defaultWidths, key)

/** Stored in the URL, and so in saved views. */
export interface RowTableLayout {
  readonly hidden: ReadonlySet<string>
  readonly pins: Readonly<Record<string, ColumnPin>>
  readonly widths: Readonly<Record<string, number>>
  readonly isDense: boolean
}

const names = ['hide', 'start', 'end', 'widths', 'dense'] as const

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter(isField)
}

/** Reads the layout from the URL. Invalid values fall back to their defaults. */
export function readLayout(search: URLSearchParams): RowTableLayout {
  const widths = (search.get('widths') ?? '').split(',').flatMap((text): [string, number][] => {
    const [, key = '', width] = /^(\w+)\.(\d{2,3})$/.exec(text) ?? []
    return isField(key) ? [[key, Math.min(Math.max(Number(width), 72), 640)]] : []
  })
  return {
    hidden: new Set(search.has('hide') ? listOf(search.get('hide')) : hiddenAtFirst),
    pins: Object.fromEntries([
      ...listOf(search.get('start')).map((key) => [key, 'start'] as const),
      ...listOf(search.get('end')).map((key) => [key, 'end'] as const),
    ]),
    widths: { ...defaultWidths, ...Object.fromEntries(widths) },
    isDense: search.get('dense') === '1',
  }
}

/** Writes the layout into a URL's query. Omits defaults. */
export function writeLayout(
  search: URLSearchParams,
  { hidden, pins, widths, isDense }: RowTableLayout,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  const pinned = (side: ColumnPin) => Object.keys(pins).filter((key) => pins[key] === side)
  const resized = Object.keys(widths).filter((key) => isField(key) && widths[key] !== defaultWidths[key])
  const isAsAtFirst = hidden.size === hiddenAtFirst.length && hiddenAtFirst.every((key) => hidden.has(key))
  if (!isAsAtFirst) next.set('hide', [...hidden].join(','))
  if (pinned('start').length > 0) next.set('start', pinned('start').join(','))
  if (pinned('end').length > 0) next.set('end', pinned('end').join(','))
  if (resized.length > 0) next.set('widths', resized.map((key) => `${key}.${widths[key]}`).join(','))
  if (isDense) next.set('dense', '1')
  return next
}
