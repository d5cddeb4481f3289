import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { useCombobox } from '@core/components/forms/useCombobox'
import { Search } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBookmarks } from '../bookmarks/useBookmarks'
import { PaletteFoot } from './PaletteFoot'
import type { PaletteItem } from './paletteItem'
import { PaletteOption } from './PaletteOption'
import { usePaletteGroups } from './usePaletteGroups'
import { usePaletteRows } from './usePaletteRows'

interface PaletteSearchProps {
  query: string
  onQuery: (query: string) => void
  recent: readonly string[]
  isOfExamples: boolean
  onForget: () => void
  onChoose: (item: PaletteItem) => void
}

/** Combobox with a list box (WAI-ARIA Authoring Practices). */
export function PaletteSearch({ query, onQuery, recent, isOfExamples, onForget, onChoose }: PaletteSearchProps) {
  const { t } = useTranslation(['shell', 'core'])
  const input = useRef<HTMLInputElement>(null)
  const { isBookmarked, toggle } = useBookmarks()
  const rows = usePaletteRows(isOfExamples ? '' : query)
  const groups = usePaletteGroups(query, recent, rows.groups, isOfExamples)
  const items = groups.flatMap((group) => group.items)
  const combobox = useCombobox({ keys: items.map(({ key }) => key), isOpen: items.length > 0, startsAtFirst: true })
  const { fieldProps, listProps, idOf, handleArrows, setActive } = combobox
  const label = t(isOfExamples ? 'palette.openExamples' : 'palette.open')
  const active = items.find(({ key }) => key === combobox.active)

  useEffect(() => {
    input.current?.focus()
  }, [])

  const found = query.trim() === '' || rows.isAwaited ? undefined : items.length
  useEffect(() => {
    if (found !== undefined) announce(t('palette.found', { count: found }))
  }, [found, t])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || handleArrows(event) || event.key !== 'Enter' || !active) return
    event.preventDefault()
    onChoose(active)
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
          {...fieldProps}
          aria-label={label}
          placeholder={label}
          maxLength={200}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value)
            setActive(undefined)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div
        {...listProps}
        role="listbox"
        className="palette-list"
        tabIndex={-1}
        aria-label={t('palette.results')}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onMouseMove={(event) => setActive(itemAt(event)?.key ?? active?.key)}
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
      {rows.hasFailed && (
        <p className="palette-nothing" role="alert">
          {t('palette.rowsFailed')}{' '}
          <Button variant="ghost" size="sm" onClick={rows.retry}>
            {t('core:tryAgain')}
          </Button>
        </p>
      )}
      {items.length === 0 && query !== '' && !rows.isAwaited && !rows.hasFailed && (
        <p className="palette-nothing">{t('palette.nothing', { query: query.trim() })}</p>
      )}
      <PaletteFoot
        active={active}
        hasRecent={!isOfExamples && query === '' && recent.length > 0}
        onForget={() => {
          onForget()
          input.current?.focus()
        }}
      />
    </div>
  )
}
