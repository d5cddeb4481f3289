import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isRtl } from '../isRtl'
import { Badge } from './Badge'
import { cx } from './cx'

interface Tab<Key extends string> {
  key: Key
  /** Accessible name of the tab list. */
  label: string
  icon?: ReactNode
  count?: number | undefined
}

export interface TabsProps<Key extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** Tabs, in order, with an optional icon and count. */
  tabs: readonly Tab<Key>[]
  /** Key of the selected tab. */
  active: Key
  /** Controlled by `active`, so that the tab can be part of the URL. */
  onChange: (key: Key) => void
  /** Stacks the tabs; on wide screens, beside the panel. */
  isVertical?: boolean
  /** Panel of the selected tab. */
  children: ReactNode
}

/** Tabs with automatic activation (WAI-ARIA Authoring Practices, "Tabs"). */
export function Tabs<Key extends string>({
  label,
  tabs,
  active,
  onChange,
  isVertical = false,
  children,
}: TabsProps<Key>) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)

  /* Scroll the active tab to the middle of the tab list on phones, without scrolling the page. */
  useEffect(() => {
    const list = listRef.current
    const tab = list?.querySelector('[aria-selected="true"]')
    if (!list || !tab) return
    const [around, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
  }, [active])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const current = tabs.findIndex((tab) => tab.key === active)
    const sideways = isRtl(event.currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const [forward = '', back = ''] = isVertical ? ['ArrowDown', 'ArrowUp'] : sideways
    const steps: Readonly<Record<string, number>> = {
      [forward]: (current + 1) % tabs.length,
      [back]: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[steps[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus()
  }

  const parts = (
    <>
      <div
        ref={listRef}
        className={cx('nav', isVertical ? 'nav-pills flex-column flex-shrink-0' : 'nav-underline')}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            className={cx('nav-link', isVertical && 'd-flex gap-2 align-items-center', tab.key === active && 'active')}
            aria-selected={tab.key === active}
            aria-controls={tab.key === active ? `${id}-panel` : undefined}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={handleKeyDown}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={cx('tab-panel', isVertical && 'flex-fill')}
        aria-labelledby={`${id}-${active}`}
      >
        {children}
      </div>
    </>
  )
  return isVertical ? <div className="d-md-flex gap-4">{parts}</div> : parts
}
