import { useLayer } from '@core/components/overlay/layers'
import { idle } from '@core/lazy/fetchPart'
import { lazyPart } from '@core/lazy/lazyPart'
import { MissingPart, type MissingProps } from '@core/lazy/MissingPart'
import { Suspense, useEffect } from 'react'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import { isOwn } from '@/redux/apps/email/changes'
import type { OpenDraft } from '@/redux/apps/email/composerSlice'
import { isUntouched, draftClosed, selectDrafts } from '@/redux/apps/email/composerSlice'
import { fetchSignature } from '@/redux/apps/email/signatureSlice'
import { fetchContacts } from '@/redux/apps/email/slice'
import { useMailboxContext } from '../shared/mailbox'
import styles from './composer.module.scss'

/** Keeps typed keys from running shortcuts while the composer loads. Nothing is typed yet, so Escape loses nothing. */
function useHeldKeys() {
  const dispatch = useAppDispatch()
  const drafts = useAppSelector(selectDrafts)
  useLayer(true, () => {
    for (const { key } of drafts) dispatch(draftClosed(key))
  })
}

function ComposerLoading() {
  useHeldKeys()
  return null
}

/** Only the newest email offers a retry: each further one would show the same message again. */
function ComposerMissing(props: MissingProps) {
  const dispatch = useAppDispatch()
  const older = useAppSelector(selectDrafts).slice(0, -1)
  useHeldKeys()
  useEffect(() => {
    for (const { key } of older) dispatch(draftClosed(key))
  })
  return <MissingPart {...props} />
}

// Loaded when the browser is idle: most visits only read.
const LazyWindow = lazyPart(() => import('./ComposeWindow').then(({ ComposeWindow }) => ComposeWindow), ComposerMissing)

export function ComposerWindow({ draft }: { draft: OpenDraft }) {
  return (
    <Suspense fallback={<ComposerLoading />}>
      <LazyWindow draft={draft} />
    </Suspense>
  )
}

function handleUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** Composers side by side at the foot of the page. The reader contains the reply to the open email. */
export function ComposerDock() {
  const drafts = useAppSelector(selectDrafts)
  const { url, emails } = useMailboxContext()
  const { openId } = url
  const docked = drafts.filter((draft) => draft.size !== 'inline' || (draft.emailId !== openId && !isUntouched(draft)))
  useRequest(fetchSignature, undefined)
  // Contacts: suggested recipients, and pictures of those in the list.
  useRequest(fetchContacts, drafts.length > 0 || emails.some(isOwn) ? undefined : null)

  useEffect(() => {
    void idle().then(LazyWindow.warm)
  }, [])

  // In-app navigation loses nothing; closing the tab does.
  const isDirty = drafts.some((draft) => draft.isDirty || draft.isSaving || draft.isQueued)
  useEffect(() => {
    if (!isDirty) return
    globalThis.addEventListener('beforeunload', handleUnload)
    return () => globalThis.removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  return (
    <div className={`${styles.composerDock} d-print-none`}>
      {docked.map((draft) => (
        <ComposerWindow key={draft.key} draft={draft} />
      ))}
    </div>
  )
}
