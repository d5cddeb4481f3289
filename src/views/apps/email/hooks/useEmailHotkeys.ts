import { useHotkeys } from '@core/hooks/useHotkeys'
import { useRef } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import { canBeArchived, isReceived, isScheduled } from '@/redux/apps/email/changes'
import type { Email } from '@/redux/apps/email/schema'
import { openComposer } from '@/redux/apps/email/signatureSlice'
import { emailsSelected } from '@/redux/apps/email/slice'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'
import type { AnswerKind } from '../composer/prefill'
import type { Mailbox } from '../shared/mailbox'
import { hrefOf, type EmailView } from './useEmailUrl'
import { useAnswer } from './useAnswer'

/** Maximum time in ms between the two keys of a sequence. */
const sequence = 1500

/** Folders by the key after `g`. */
const places: Readonly<Record<string, EmailView>> = {
  i: { folder: 'inbox' },
  s: { folder: 'starred' },
  t: { folder: 'sent' },
  d: { folder: 'draft' },
  e: { folder: 'archive' },
  b: { folder: 'snoozed' },
}

interface Parts {
  mailbox: Mailbox
  openEmail: Email | null
  focusRow: (index: number) => void
}

function focusedIndex(): number {
  const row = document.activeElement?.closest('[aria-posinset]')
  return Number(row?.getAttribute('aria-posinset') ?? 0) - 1
}

/** Same keys as in Gmail. */
export function useEmailHotkeys({ mailbox, openEmail, focusRow }: Parts): void {
  const dispatch = useAppDispatch()
  const navigate = useLinkNavigate()
  const answer = useAnswer(mailbox.url.openId)
  const pressedG = useRef(-Infinity)
  const { url, emails, pages, selection, selected, neighbours, actions, rights } = mailbox

  /** The open email, else the one in the focused row. */
  const currentEmail = () => openEmail ?? emails[focusedIndex()]

  /** The selected emails, else the current one. */
  function targets(): readonly Email[] {
    if (!rights.mayChange) return []
    if (selected.length > 0) return selected
    const email = currentEmail()
    return email ? [email] : []
  }
  function step(by: 1 | -1) {
    if (openEmail) {
      const id = by === 1 ? neighbours.olderId : neighbours.newerId
      if (id !== undefined) url.go(id)
      return
    }
    const next = Math.min(Math.max(focusedIndex() + by, 0), emails.length - 1)
    if (next >= 0) focusRow(next)
  }
  function mark(isRead: boolean) {
    const emails = targets().filter((email) => !isScheduled(email))
    actions.mark(emails, isRead)
  }
  function reply(kind: AnswerKind) {
    const email = currentEmail()
    if (!email || !rights.mayWrite || email.folder === 'draft' || isScheduled(email)) return
    answer(email, email.replies.at(-1) ?? email, kind)
  }
  function went(key: string): boolean {
    const view = performance.now() - pressedG.current < sequence ? places[key] : undefined
    pressedG.current = -Infinity
    if (view) void navigate(hrefOf(view))
    return view !== undefined
  }

  useHotkeys({
    g: () => {
      pressedG.current = performance.now()
    },
    i: () => void went('i'),
    t: () => void went('t'),
    d: () => void went('d'),
    s: () => {
      const emails = targets()
      if (!went('s'))
        actions.star(
          emails,
          emails.some(({ isStarred }) => !isStarred),
        )
    },
    j: () => step(1),
    k: () => step(-1),
    o: () => {
      const email = emails[focusedIndex()]
      if (email) url.go(email.id)
    },
    u: () => {
      if (url.hasEmailId) url.go(undefined, pages.page)
    },
    x: () => {
      const email = currentEmail()
      if (email && rights.mayChange) selection.toggle(email)
    },
    e: () => {
      const emails = targets().filter(canBeArchived)
      if (!went('e')) actions.move(emails, 'archive')
    },
    b: () => {
      const emails = targets().filter(isReceived)
      if (!went('b') && emails.length > 0) mailbox.onSnooze(emails)
    },
    '#': () => {
      const emails = targets().filter((email) => !isScheduled(email))
      if (emails.some(({ folder }) => folder !== 'trash')) actions.move(emails, 'trash')
      else if (rights.mayRemove) actions.remove(emails)
    },
    // Own emails cannot be spam.
    '!': () => actions.move(targets().filter(isReceived), 'spam'),
    'shift+u': () => mark(false),
    'shift+i': () => mark(true),
    r: () => reply('reply'),
    a: () => reply('replyAll'),
    f: () => reply('forward'),
    c: () => {
      if (rights.mayWrite) void dispatch(openComposer())
    },
    l: () => mailbox.onFile(targets(), 'label'),
    v: () =>
      mailbox.onFile(
        targets().filter((email) => !isScheduled(email)),
        'move',
      ),
    ...(selected.length > 0 && { escape: () => void dispatch(emailsSelected([])) }),
    z: () => actions.undoLast(),
    '?': () => mailbox.onOpen('shortcuts'),
  })
}
