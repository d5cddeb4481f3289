import type { RowExpansion, RowKey } from './column'

/**
 * Which rows are open, and what opens and closes one.
 *
 * @param expansion What the table was given; without it no row is open.
 * @returns The two functions.
 */
export function useExpansion<Row>(expansion: RowExpansion<Row> | undefined) {
  return {
    isExpanded: (key: RowKey) => expansion?.expanded.has(key) ?? false,
    toggleDetails(key: RowKey) {
      const next = new Set(expansion?.expanded)
      if (!next.delete(key)) next.add(key)
      expansion?.onChange(next)
    },
  }
}
