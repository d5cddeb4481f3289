import { useHotkeys } from '@core/hooks/useHotkeys'
import { useRef } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import { canBeArchived, isReceived, isScheduled } from '@/redux/apps/email/changes'
import type { Email } from '@/redux/apps/email/schema'
import { openComposer } from '@/redux/apps/email/signatureSlice'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'
import type { AnswerKind } from '../composer/prefill'
import type { Mailbox } from '../shared/mailbox'
import { hrefOf, type MailView } from './useEmailUrl'
import { useAnswer } from './useAnswer'

/** Maximum time in ms between the two keys of a sequence. */
const sequence = 1500

/** Folders by the key after `g`. */
const places: Readonly<Record<string, MailView>> = {
  i: { folder: 'inbox' },
  s: { folder: 'starred' },
  t: { folder: 'sent' },
  d: { folder: 'draft' },
  e: { folder: 'archive' },
  b: { folder: 'snoozed' },
}

interface Parts {
  mailbox: Mailbox
  openMail: Email | null
  focusRow: (index: number) => void
}

function focusedIndex(): number {
  const row = document.activeElement?.closest('[aria-posinset]')
  return Number(row?.getAttribute('aria-posinset') ?? 0) - 1
}

/** Same keys as in Gmail. */
export function useEmailHotkeys({ mailbox, openMail, focusRow }: Parts): void {
  const dispatch = useAppDispatch()
  const navigate = useLinkNavigate()
  const answer = useAnswer(mailbox.url.openId)
  const pressedG = useRef(-Infinity)
  const { url, emails, pages, selection, neighbours, actions, rights } = mailbox

  /** The selected emails, else the open one, else the one in the focused row. */
  function targets(): readonly Email[] {
    if (!rights.mayChange) return []
    if (selection.rows.length > 0) return selection.rows
    const email = openMail ?? emails[focusedIndex()]
    return email ? [email] : []
  }
  function step(by: 1 | -1) {
    if (openMail) {
      const id = by === 1 ? neighbours.olderId : neighbours.newerId
      if (id !== undefined) url.go(id)
      return
    }
    const next = Math.min(Math.max(focusedIndex() + by, 0), emails.length - 1)
    if (next >= 0) focusRow(next)
  }
  function reply(kind: AnswerKind) {
    if (openMail && rights.mayWrite) answer(openMail, openMail.replies.at(-1) ?? openMail, kind)
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
      const mails = targets()
      if (!went('s'))
        actions.star(
          mails,
          mails.some(({ isStarred }) => !isStarred),
        )
    },
    j: () => step(1),
    k: () => step(-1),
    o: () => {
      const email = emails[focusedIndex()]
      if (email) url.go(email.id)
    },
    u: () => {
      if (!url.isMailNamed) return
      url.go(undefined, pages.page)
      const index = emails.findIndex(({ id }) => id === url.openId)
      if (index !== -1) focusRow(index)
    },
    x: () => {
      const email = openMail ?? emails[focusedIndex()]
      if (email && rights.mayChange) selection.toggle(email)
    },
    e: () => {
      const mails = targets().filter(canBeArchived)
      if (!went('e')) actions.move(mails, 'archive')
    },
    b: () => {
      const mails = targets().filter(isReceived)
      if (!went('b') && mails.length > 0) mailbox.onSnooze(mails)
    },
    '#': () => {
      const mails = targets().filter((mail) => !isScheduled(mail))
      if (mails.some(({ folder }) => folder !== 'trash')) actions.move(mails, 'trash')
      else if (rights.mayRemove) actions.remove(mails)
    },
    // Own emails cannot be spam.
    '!': () => actions.move(targets().filter(isReceived), 'spam'),
    'shift+u': () => actions.mark(targets(), false),
    'shift+i': () => actions.mark(targets(), true),
    r: () => reply('reply'),
    a: () => reply('replyAll'),
    f: () => reply('forward'),
    c: () => {
      if (rights.mayWrite) void dispatch(openComposer())
    },
    l: () => {
      if (rights.mayChange) mailbox.onOpen('labels')
    },
    z: () => actions.undoLast(),
    '?': () => mailbox.onOpen('shortcuts'),
  })
}
