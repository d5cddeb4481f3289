import type { Block, Mark } from './readSheet'

export interface Placed {
  readonly block: Block
  /** Upward offset from the position on the sheet, which has no pages. */
  readonly shift: number
}

/** Cuts a block between lines of text. The first three lines stay together, and so do the last two. */
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

/** Groups blocks that share a page, if they fit. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const group = groups.at(-1)
    if (group && block.isTied) group.push(block)
    else groups.push([block])
  }
  return groups
}

/** Distributes blocks over pages. Only a block higher than a page is cut. A continued table repeats its head. */
export function paginate(blocks: readonly Block[], height: number): Placed[][] {
  const pages: Placed[][] = [[]]
  let start = 0

  function turnTo({ top, head }: Block) {
    start = top - (head ? head.bottom - head.top : 0)
    pages.push(head ? [{ block: head, shift: head.top }] : [])
  }

  const whole = blocks.flatMap((block) => (block.bottom - block.top > height ? cutLines(block) : [block]))
  for (const group of groupsOf(whole)) {
    // Tied blocks that exceed a page break wherever the page ends.
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
