import type { CSSProperties } from 'react'
import type { Column, ColumnLayout, ColumnPin } from './column'

export interface PlacedColumn<Row> {
  column: Column<Row>
  /** In pixels; undefined for flexible columns and tables without a layout. */
  width: number | undefined
  pin: ColumnPin | undefined
  style: CSSProperties | undefined
}

/** Column width limits in pixels. The minimum fits a touch target and a few letters. */
export const minWidth = 72
export const maxWidth = 640

const kindPins = { primary: 'start', actions: 'end' } as const

/** Returns columns in render order: pinned columns at their side, with offsets. Without `layout`, all stay in place. */
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
