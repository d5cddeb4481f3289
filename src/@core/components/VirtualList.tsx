import type { Rect, Virtualizer } from '@tanstack/react-virtual'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import styles from './virtual-list.module.scss'

export interface VirtualListHandle {
  /** Scrolls to a row and focuses its first link. */
  focusRow: (index: number) => void
}

export interface VirtualListProps<Item> {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  /** Identifies an item while others are added or removed. */
  keyOf: (item: Item) => number | string
  /** Row height in rem, the same for all rows. When it changes, the focused or else the first visible row stays in place. */
  rowHeight: number
  children: (item: Item, index: number) => ReactNode
  /** Marks the list as busy during a refetch. */
  isRefreshing?: boolean
  /** Handle that scrolls to a row and focuses it. */
  ref?: Ref<VirtualListHandle>
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** Height of the last list shown. The next list renders its rows with it before measuring. */
let lastHeight: number | undefined

/** Replaces the library's observer, which forces layout during mount and then a second render. */
function observeRect({ scrollElement }: Virtualizer<HTMLDivElement, Element>, onRect: (rect: Rect) => void) {
  if (!scrollElement) return undefined
  const observer = new ResizeObserver(() => {
    lastHeight = scrollElement.clientHeight
    onRect({ width: scrollElement.clientWidth, height: lastHeight })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/**
 * List that renders only visible rows. `aria-setsize` and `aria-posinset` describe the whole list (WAI-ARIA 1.2).
 * Fills the height of its container and scrolls inside.
 */
export function VirtualList<Item>({ ref, ...props }: VirtualListProps<Item>) {
  const { label, items, keyOf, rowHeight, children, isRefreshing = false } = props
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | null>(null)
  const [rem] = useState(remInPixels)
  const size = rowHeight * rem
  // Stable, so that scrolling does not recompute the layout of all rows.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    [items, keyOf],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions are only called here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => size,
    getItemKey,
    initialRect: { width: 0, height: lastHeight ?? window.innerHeight },
    observeElementRect: observeRect,
    overscan: 8,
  })

  const lastSize = useRef(size)
  useLayoutEffect(() => {
    const before = lastSize.current
    lastSize.current = size
    if (!box.current || before === size) return
    virtualizer.measure()
    const focused = box.current.querySelector('li:focus-within')?.getAttribute('aria-posinset')
    const index = focused ? Number(focused) - 1 : Math.round(box.current.scrollTop / before)
    box.current.scrollTop += index * (size - before)
  }, [size, virtualizer])

  function focusDrawn(index: number): boolean {
    const link = box.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`)
    link?.focus({ preventScroll: true })
    return link !== undefined && link !== null
  }
  useImperativeHandle(ref, () => ({
    focusRow(index) {
      virtualizer.scrollToIndex(index)
      // A distant row is rendered only after the list has scrolled.
      if (!focusDrawn(index)) wanted.current = index
    },
  }))
  useEffect(() => {
    if (wanted.current !== null && focusDrawn(wanted.current)) wanted.current = null
  })

  return (
    <div ref={box} className={styles.virtualList} aria-busy={isRefreshing}>
      <ul aria-label={label} style={{ blockSize: items.length * size }}>
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={key}
                style={{ insetBlockStart: index * size, blockSize: size }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {children(item, index)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
