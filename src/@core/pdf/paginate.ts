import type { Block, Mark } from './readSheet'

/** A block as it stands on a page. */
export interface Placed {
  readonly block: Block
  /** How much higher than on the sheet, which has no pages. */
  readonly shift: number
}

/** Cuts a block between its lines of text. Two of them stay together at either end, the first two with what is above them. */
function cutLines(block: Block): Block[] {
  const lines: { top: number; bottom: number; marks: Mark[] }[] = []
  for (const mark of [...block.marks].sort((one, other) => one.box.y - other.box.y)) {
    const { y, height } = mark.box
    const line = lines.at(-1)
    if (line && y < line.bottom - 1) {
      line.marks.push(mark)
      line.bottom = Math.max(line.bottom, y + height)
    } else lines.push({ top: line ? y : block.top, bottom: y + height, marks: [mark] })
  }
  return lines.map(({ top, marks }, index) => ({
    top,
    bottom: lines[index + 1]?.top ?? block.bottom,
    marks,
    head: block.head,
    isTied: index === 0 ? block.isTied : index <= 2 || index === lines.length - 1,
  }))
}

/** Blocks that share a page, as long as one holds them. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const group = groups.at(-1)
    if (group && block.isTied) group.push(block)
    else groups.push([block])
  }
  return groups
}

/**
 * Spreads blocks over pages. Only one that is higher than a page is cut, between its lines. A table that goes on has its heads
 * once more.
 * @param blocks from top to bottom
 * @param height that of a page, in the units of the blocks
 */
export function paginate(blocks: readonly Block[], height: number): Placed[][] {
  const pages: Placed[][] = [[]]
  let start = 0

  function turnTo({ top, head }: Block) {
    start = top - (head ? head.bottom - head.top : 0)
    pages.push(head ? [{ block: head, shift: head.top }] : [])
  }

  const whole = blocks.flatMap((block) => (block.bottom - block.top > height ? cutLines(block) : [block]))
  for (const group of groupsOf(whole)) {
    // What is tied together and yet higher than a page goes on wherever the page ends.
    const [first] = group
    const bottom = group.at(-1)?.bottom ?? 0
    if (first && bottom - start > height && pages.at(-1)?.length) turnTo(first)
    for (const block of group) {
      if (block !== first && block.bottom - start > height) turnTo(block)
      pages.at(-1)?.push({ block, shift: start })
    }
  }
  return pages
}
