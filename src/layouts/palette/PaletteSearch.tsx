import { announce } from '@core/components/announce'
import { Search } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBookmarks } from '../bookmarks/useBookmarks'
import { PaletteFoot } from './PaletteFoot'
import type { PaletteItem } from './paletteItem'
import { PaletteOption } from './PaletteOption'
import { usePaletteGroups } from './usePaletteGroups'

interface PaletteSearchProps {
  query: string
  onQuery: (query: string) => void
  recent: readonly string[]
  onForget: () => void
  onChoose: (item: PaletteItem) => void
}

/** The field and its results (WAI-ARIA Authoring Practices, "Combobox" with a list box). */
export function PaletteSearch({ query, onQuery, recent, onForget, onChoose }: PaletteSearchProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string>()
  const { isBookmarked, toggle } = useBookmarks()
  const groups = usePaletteGroups(query, recent)
  const items = groups.flatMap((group) => group.items)
  const active = items.find(({ key }) => key === activeKey) ?? items[0]
  const idOf = (key: string) => `${id}-${key}`

  useEffect(() => {
    input.current?.focus()
  }, [])

  const found = query.trim() === '' ? undefined : items.length
  useEffect(() => {
    if (found !== undefined) announce(t('palette.found', { count: found }))
  }, [found, t])

  function move(target: PaletteItem | undefined) {
    if (!target) return
    setActiveKey(target.key)
    list.current?.querySelector(`#${CSS.escape(idOf(target.key))}`)?.scrollIntoView({ block: 'nearest' })
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const current = items.findIndex((item) => item === active)
    if (event.key === 'ArrowDown') move(items[(current + 1) % items.length])
    else if (event.key === 'ArrowUp') move(items.at(current - 1))
    else if (event.key === 'Enter' && active) onChoose(active)
    else return
    event.preventDefault()
  }
  function itemAt({ target }: MouseEvent) {
    const key = target instanceof Element && target.closest('[data-key]')?.getAttribute('data-key')
    return items.find((item) => item.key === key)
  }
  function handleClick(event: MouseEvent) {
    const item = itemAt(event)
    if (!item) return
    const isStar = event.target instanceof Element && event.target.closest('[data-star]') !== null
    if (isStar && item.kind === 'page' && item.bookmarkId !== undefined) toggle(item.bookmarkId)
    else onChoose(item)
  }

  return (
    <div className="palette">
      <div className="palette-field">
        <Search aria-hidden="true" />
        <input
          ref={input}
          role="combobox"
          aria-label={t('palette.open')}
          placeholder={t('palette.open')}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={idOf('list')}
          aria-activedescendant={active && idOf(active.key)}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value)
            setActiveKey(undefined)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div
        ref={list}
        id={idOf('list')}
        className="palette-list"
        role="listbox"
        tabIndex={-1}
        aria-label={t('palette.results')}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onMouseDown={(event) => event.preventDefault()} // The focus stays in the field.
        onMouseMove={(event) => setActiveKey(itemAt(event)?.key ?? active?.key)}
      >
        {groups.map(({ title, items: members }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="palette-group-title" role="presentation">
              {title}
            </div>
            {members.map((item) => (
              <PaletteOption
                key={item.key}
                id={idOf(item.key)}
                item={item}
                query={query}
                isActive={item === active}
                isBookmarked={
                  item.kind === 'page' && item.bookmarkId !== undefined ? isBookmarked(item.bookmarkId) : undefined
                }
              />
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && <p className="palette-nothing">{t('palette.nothing', { query: query.trim() })}</p>}
      <PaletteFoot
        active={active}
        hasRecent={query === '' && recent.length > 0}
        onForget={() => {
          onForget()
          input.current?.focus()
        }}
      />
    </div>
  )
}
