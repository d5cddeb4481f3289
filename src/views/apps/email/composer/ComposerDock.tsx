import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useEffect } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { isUntouched, selectLetters } from '@/redux/apps/email/composerSlice'
import { fetchSignature } from '@/redux/apps/email/signatureSlice'
import { fetchContacts } from '@/redux/apps/email/slice'
import { useMailboxContext } from '../shared/mailbox'
import styles from './composer.module.scss'

// Most who look at their mail write none.
export const LetterWindow = lazyPart(() => import('./LetterWindow').then(({ LetterWindow }) => LetterWindow))

function handleUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** The letters that are being written, side by side at the foot of the page; the reader has the one below the open mail. */
export function ComposerDock() {
  const letters = useAppSelector(selectLetters)
  const { openId } = useMailboxContext().url
  const docked = letters.filter(
    (letter) => letter.size !== 'inline' || (letter.mailId !== openId && !isUntouched(letter)),
  )
  useRequest(fetchSignature, undefined)
  useRequest(fetchContacts, letters.length > 0 ? undefined : null)

  // Going elsewhere in the product loses nothing; closing the tab would.
  const isDirty = letters.some((letter) => letter.isDirty || letter.isSaving || letter.isQueued)
  useEffect(() => {
    if (!isDirty) return
    globalThis.addEventListener('beforeunload', handleUnload)
    return () => globalThis.removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  return (
    <div className={`${styles.composerDock} d-print-none`}>
      {docked.map((letter) => (
        <Suspense key={letter.key}>
          <LetterWindow letter={letter} />
        </Suspense>
      ))}
    </div>
  )
}
