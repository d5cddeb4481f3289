import type { Block } from './readSheet'

/** A block as it stands on a page. */
export interface Placed {
  readonly block: Block
  /** How much higher than on the sheet, which has no pages. */
  readonly shift: number
}

/**
 * Spreads blocks over pages. None is cut, and a table that goes on has its heads once more; heads do not stay behind alone.
 * @param blocks from top to bottom
 * @param height that of a page, in the units of the blocks; a block that is higher has a page for itself
 */
export function paginate(blocks: readonly Block[], height: number): Placed[][] {
  const pages: Placed[][] = [[]]
  let start = 0
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    const isHead = next?.head === block
    const end = isHead ? next.bottom : block.bottom
    const page = pages.at(-1)
    if (end - start > height && page && page.length > 0) {
      const { head } = block
      start = block.top - (head ? head.bottom - head.top : 0)
      pages.push(head ? [{ block: head, shift: head.top }] : [])
    }
    pages.at(-1)?.push({ block, shift: start })
  }
  return pages
}
