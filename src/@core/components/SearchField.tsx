import { Search, X } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../hooks/useDebounced'
import { IconButton } from './button/IconButton'

export interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string
  /** Current search, usually from the URL. Typed text is kept as a draft until `onSearch`. */
  value: string
  /** Called 250 ms after the last key, or at once for Enter and clearing. */
  onSearch: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Search while typing. Escape or the X button clears. */
export function SearchField({ label, value, onSearch, ref }: SearchFieldProps) {
  const { t } = useTranslation('core')
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState([value.trim()])
  const { call: sendSoon, cancel } = useDebounced(send)

  // Back and Forward replace the draft. A late echo of this field's own search does not.
  if (value !== seen) {
    setSeen(value)
    const place = sent.indexOf(value.trim())
    setSent(place === -1 ? [value.trim()] : sent.slice(place))
    if (place === -1) setDraft(value)
  }

  function send(text: string) {
    setSent((before) => [...before, text.trim()])
    onSearch(text)
  }
  function sendNow(text: string) {
    cancel()
    setDraft(text)
    send(text)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      sendNow(draft)
    }
    if (event.key === 'Escape' && draft) {
      event.preventDefault()
      sendNow('')
    }
  }

  return (
    <div className="control search-field has-icon has-action">
      <Search aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value)
          sendSoon(event.target.value)
        }}
        onKeyDown={handleKeyDown}
      />
      {draft && (
        <IconButton size="sm" label={t('search.clear')} icon={<X aria-hidden="true" />} onClick={() => sendNow('')} />
      )}
    </div>
  )
}
