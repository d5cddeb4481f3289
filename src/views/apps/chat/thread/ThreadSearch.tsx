import { IconButton } from '@core/components/button/IconButton'
import { SearchField } from '@core/components/SearchField'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import styles from '../chat.module.scss'

interface ThreadSearchProps {
  messages: readonly Message[]
  /** Receives the trimmed text. */
  onSearch: (words: string) => void
  onFound: (messageId: number) => void
  onClose: () => void
}

/** Search within a chat, newest match first. */
export function ThreadSearch({ messages, onSearch, onFound, onClose }: ThreadSearchProps) {
  const { t } = useTranslation('chat')
  const ref = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState(0)

  useEffect(() => {
    ref.current?.focus()
  }, [])

  function matchesOf(words: string): Message[] {
    const wanted = words.trim().toLocaleLowerCase()
    if (wanted === '') return []
    return messages.filter(({ message }) => message.toLocaleLowerCase().includes(wanted)).reverse()
  }
  const matches = matchesOf(query)

  function show(found: readonly Message[], index: number) {
    setPosition(index)
    const match = found[index]
    if (match) onFound(match.id)
  }
  function step(by: number) {
    if (matches.length > 0) show(matches, (position + by + matches.length) % matches.length)
  }
  function search(words: string) {
    // Enter with unchanged text goes to the next match.
    if (words === query) {
      step(1)
      return
    }
    setQuery(words)
    onSearch(words.trim())
    show(matchesOf(words), 0)
  }
  /** Shift+Enter goes back. Runs before the field handles Enter. */
  function handleEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    step(-1)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    // Escape in the empty field closes the search.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.threadSearch} role="search" onKeyDownCapture={handleEnter} onKeyDown={handleKeyDown}>
      <SearchField ref={ref} label={t('search.inChat')} value={query} onSearch={search} />
      <p className={`${styles.threadSearchCount} tabular`} role="status">
        {query.trim() === ''
          ? ''
          : matches.length === 0
            ? t('search.none')
            : t('search.position', { position: Math.min(position, matches.length - 1) + 1, total: matches.length })}
      </p>
      <IconButton
        size="sm"
        label={t('search.older')}
        icon={<ChevronUp aria-hidden="true" />}
        disabled={matches.length < 2}
        onClick={() => step(1)}
      />
      <IconButton
        size="sm"
        label={t('search.newer')}
        icon={<ChevronDown aria-hidden="true" />}
        disabled={matches.length < 2}
        onClick={() => step(-1)}
      />
      <IconButton size="sm" label={t('search.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}
