import type { CSSProperties } from 'react'
import type { Column, ColumnLayout, ColumnPin } from './column'

/** A column where it stands in the table. */
export interface PlacedColumn<Row> {
  column: Column<Row>
  /** In pixels; undefined for one that takes what is left, and in tables whose columns are as wide as what is in them. */
  width: number | undefined
  pin: ColumnPin | undefined
  /** Where a pinned column stops, beside those that are pinned before it. */
  style: CSSProperties | undefined
}

/** The narrowest that a column can be made, in pixels: a finger's target and a few letters. */
export const minWidth = 72
/** The widest, in pixels. */
export const maxWidth = 640

/** What names a row, and what can be done with it, are always in sight. */
const kindPins = { primary: 'start', actions: 'end' } as const

/**
 * Puts pinned columns at their side of the table and finds where each of them stops.
 *
 * @param columns In the order of the caller.
 * @param layout Widths and pins; without them all columns stay as they are.
 * @returns The columns in the order to draw them.
 */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
): PlacedColumn<Row>[] {
  if (!layout) return columns.map((column) => ({ column, width: undefined, pin: undefined, style: undefined }))
  const { widths, pins } = layout
  const pinOf = ({ key, kind }: Column<Row>) => (kind ? kindPins[kind] : pins[key])
  const widthOf = ({ key }: Column<Row>) => widths[key] ?? minWidth
  const atStart = columns.filter((column) => pinOf(column) === 'start')
  const atEnd = columns.filter((column) => pinOf(column) === 'end')
  const between = columns.filter((column) => pinOf(column) === undefined)
  const sum = (part: readonly Column<Row>[]) => part.reduce((total, column) => total + widthOf(column), 0)
  const placed = (column: Column<Row>, pin: ColumnPin | undefined, style: CSSProperties | undefined) => ({
    column,
    width: widths[column.key],
    pin,
    style,
  })

  return [
    ...atStart.map((column, index) => placed(column, 'start', { insetInlineStart: sum(atStart.slice(0, index)) })),
    ...between.map((column) => placed(column, undefined, undefined)),
    ...atEnd.map((column, index) => placed(column, 'end', { insetInlineEnd: sum(atEnd.slice(index + 1)) })),
  ]
}
