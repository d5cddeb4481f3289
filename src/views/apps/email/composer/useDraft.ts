import { announce } from '@core/components/announce'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { useOneAtATime } from '@core/hooks/useOneAtATime'
import { toast } from '@core/toast/toast'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { OpenDraft, EmailContent } from '@/redux/apps/email/composerSlice'
import {
  isStillQueued,
  draftChanged,
  draftClosed,
  draftOpened,
  draftQueued,
  reopenDraft,
  saveOpenDraft,
  sendDraft,
} from '@/redux/apps/email/composerSlice'
import type { Attachment } from '@/redux/apps/email/schema'
import { removeEmails, restoreEmails, unsendEmail } from '@/redux/apps/email/slice'
import { useDayAndTime } from '../hooks/useDayAndTime'
import { isAddress } from './addresses'

/** Limits of the API: 20 files of up to 10 MB. */
const largestFile = 10_000_000
const mostFiles = 20

function read(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}

async function toAttachment(file: File): Promise<Attachment> {
  const url = await read(file)
  return { fileName: file.name, size: file.size, url, thumbnail: file.type.startsWith('image/') ? url : '' }
}

/** Debounce of autosaving in ms; longer after a failure. */
const pause = { usual: 1500, afterFailure: 10_000 }

/** Pending saves by composer key. At module level, because a composer may remount during a save. */
const savings = new Map<number, Promise<unknown>>()

function isBlank({ to, cc, bcc, subject, message, attachments }: OpenDraft): boolean {
  return [...to, ...cc, ...bcc, ...attachments].length === 0 && subject === '' && message === ''
}

function nextConnection(): Promise<void> {
  return new Promise((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true })
  })
}

/** Actions of a composer, which saves itself as a draft. */
export function useDraft(draft: OpenDraft) {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const { write } = useWrite()
  const dayAndTime = useDayAndTime()
  const { write: writeLetter, isPending } = useWrite()
  const oneAtATime = useOneAtATime()
  const leaving = useOneAtATime()
  const { key, draftId, isDirty, isSaving, failure } = draft
  const isSending = isPending || draft.isSending
  const latest = useRef(draft)
  const isOnItsWay = useRef(isSending)
  useEffect(() => {
    latest.current = draft
    isOnItsWay.current = isSending
  })

  // Saving while sending would leave a draft behind.
  const isUnsaved = isDirty && !isSaving && !isSending && (draftId !== null || !isBlank(draft))
  useUnsaved(isUnsaved || isSaving, false)
  const delay = failure ? pause.afterFailure : pause.usual
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setTimeout(() => {
      savings.set(key, dispatch(saveOpenDraft(key)))
    }, delay)
    return () => clearTimeout(timer)
  }, [dispatch, key, isUnsaved, delay, draft])
  // Saves on unmount: the composer returns with the mailbox, and the draft is stored.
  useEffect(
    () => () => {
      const { isDirty: isLost, isSaving: isKept } = latest.current
      if (isLost && !isKept && !isOnItsWay.current && !isBlank(latest.current))
        savings.set(key, dispatch(saveOpenDraft(key)))
    },
    [dispatch, key],
  )

  function change(changed: Partial<EmailContent>) {
    dispatch(draftChanged({ key, change: changed }))
  }

  async function deliver(sendAt?: string): Promise<void> {
    await writeLetter(
      sendDraft,
      { key, sendAt },
      {
        success: sendAt ? t('later.scheduled', dayAndTime(sendAt)) : t('compose.sent'),
        undo: ({ id }) => unsend(id),
        retry: () => sendOnce(sendAt),
      },
    )
  }
  async function unsend(emailId: number): Promise<void> {
    const unsent = await write(unsendEmail, emailId)
    if (unsent) dispatch(reopenDraft(unsent.answer.email, draft.emailId))
  }

  /** @param sendAt ISO 8601; default now */
  async function send(sendAt?: string): Promise<void> {
    // Wait for the draft's id: without it, the draft would remain beside the sent email.
    await savings.get(key)
    const { to, cc, bcc, subject } = latest.current
    if (latest.current.isSending) return
    const everyone = [...to, ...cc, ...bcc]
    if (everyone.length === 0) {
      toast.error(t('compose.needsPerson'))
      return
    }
    const wrong = everyone.find((person) => !isAddress(person))
    if (wrong) {
      toast.error(t('compose.wrong', { address: wrong.email }))
      return
    }
    if (subject.trim() === '') {
      const isMeant = await confirm({
        title: t('compose.noSubjectTitle'),
        body: t('compose.noSubjectBody'),
        confirmLabel: t('compose.sendAnyway'),
      })
      if (!isMeant) return
    }
    if (navigator.onLine) {
      await deliver(sendAt)
      return
    }
    dispatch(draftQueued(key))
    announce(t('compose.queued'))
    void nextConnection().then(async () => {
      await savings.get(key)
      if (dispatch(isStillQueued(key))) await oneAtATime(() => deliver(sendAt))
    })
  }
  const sendOnce = (sendAt?: string) => oneAtATime(() => send(sendAt))

  async function close(): Promise<void> {
    await savings.get(key)
    if (!latest.current.isDirty || (latest.current.draftId === null && isBlank(latest.current))) {
      dispatch(draftClosed(key))
      return
    }
    // On failure, the composer stays open and shows the error.
    if (!(await write(saveOpenDraft, key, { rejected: () => true }))) return
    dispatch(draftClosed(key))
    toast.info(t('compose.kept'))
  }

  async function bringBack(thrown: OpenDraft): Promise<void> {
    if (thrown.draftId !== null && !(await write(restoreEmails, [thrown.draftId], { retry: () => bringBack(thrown) })))
      return
    const { draftId: id, replyTo, to, cc, bcc, subject, message, attachments } = thrown
    dispatch(draftOpened({ draftId: id, replyTo, to, cc, bcc, subject, message, attachments }))
  }

  async function discard(): Promise<void> {
    await savings.get(key)
    const thrown = latest.current
    if (thrown.draftId !== null && !(await write(removeEmails, [thrown.draftId], { retry: () => leaveOnce(discard) })))
      return
    dispatch(draftClosed(key))
    if (!isBlank(thrown)) toast.success(t('compose.discarded'), { undo: () => void bringBack(thrown) })
  }

  /** While sending, an email can be neither saved nor discarded. */
  async function leaveOnce(leave: () => Promise<void>): Promise<void> {
    if (!isSending) await leaving(leave)
  }

  async function attach(files: readonly File[]): Promise<void> {
    const fitting = files.filter(({ size }) => size <= largestFile)
    const [tooLarge] = files.filter(({ size }) => size > largestFile)
    if (tooLarge) toast.error(t('compose.tooLarge', { count: files.length - fitting.length, file: tooLarge.name }))
    const results = await Promise.allSettled(fitting.map(toAttachment))
    const unreadable = fitting.find((_, index) => results[index]?.status === 'rejected')
    if (unreadable) toast.error(t('compose.unreadable', { file: unreadable.name }))
    const added = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const all = [...latest.current.attachments, ...added]
    if (all.length > mostFiles) toast.error(t('compose.tooMany', { most: mostFiles }))
    if (added.length > 0) change({ attachments: all.slice(0, mostFiles) })
  }

  return {
    change,
    isSending,
    send: (sendAt?: string) => void sendOnce(sendAt),
    close: () => void leaveOnce(close),
    discard: () => void leaveOnce(discard),
    attach: (files: readonly File[]) => void attach(files),
  }
}

export type DraftEditor = ReturnType<typeof useDraft>
