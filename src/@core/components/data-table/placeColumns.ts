import type { CSSProperties } from 'react'
import type { Column, ColumnLayout, ColumnPin } from './column'

export interface PlacedColumn<Row> {
  column: Column<Row>
  /** In pixels; undefined for flexible columns and tables without a layout. */
  width: number | undefined
  pin: ColumnPin | undefined
  /** Sticky offset of a pinned column. */
  style: CSSProperties | undefined
}

/** Minimum column width in pixels: a touch target and a few letters. */
export const minWidth = 72
/** Maximum column width in pixels. */
export const maxWidth = 640

/** Primary and actions columns are always pinned. */
const kindPins = { primary: 'start', actions: 'end' } as const

/**
 * Moves pinned columns to their side and computes their offsets.
 * @param layout Without it, columns keep their order and have no widths.
 * @returns Columns in render order.
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
