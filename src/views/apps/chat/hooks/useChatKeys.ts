import { hasOpenLayer } from '@core/components/overlay/layers'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectOverview } from '@/redux/apps/chat/slice'
import { opening, useChatLinks } from '../shared/chatNavigation'

interface Parts {
  contactId: number | null
  searchRef: RefObject<HTMLInputElement | null>
  onShortcuts: () => void
}

export function useChatKeys({ contactId, searchRef, onShortcuts }: Parts): void {
  const navigate = useNavigate()
  const links = useChatLinks()
  const { chatsContacts } = useAppSelector(selectOverview)
  useHotkeys({ '/': () => searchRef.current?.focus(), '?': onShortcuts })

  const step = useEffectEvent((by: 1 | -1) => {
    const index = chatsContacts.findIndex(({ id }) => id === contactId)
    const next = index === -1 ? chatsContacts.at(by === 1 ? 0 : -1) : chatsContacts[index + by]
    if (next) void navigate(links.to(next.id), { state: opening })
  })

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      const hasMod = event.ctrlKey || event.metaKey
      if (hasMod === event.altKey || event.shiftKey || event.isComposing || hasOpenLayer()) return
      // In text, arrow keys with Ctrl or ⌘ move the caret.
      if (hasMod && event.target instanceof HTMLTextAreaElement && event.target.value !== '') return
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
    globalThis.addEventListener('keydown', handleKeyDown)
    return () => globalThis.removeEventListener('keydown', handleKeyDown)
  }, [])
}
