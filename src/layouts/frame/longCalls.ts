import i18next from 'i18next'
import { hasTexts } from '@/configs/i18n'
import styles from './long-calls.module.scss'

/** What waits for a call says so itself: a skeleton, a table, a button. Where nothing does, nobody waits. */
const waiting = '[aria-busy="true"], .btn.is-pending'

let note: HTMLElement | undefined
let long = 0

/** Says in a quiet line that what somebody waits for takes longer than usual, until it has come or failed. */
export async function showLongCalls(count: number): Promise<void> {
  long = count
  await i18next.loadNamespaces('kit')
  if (!note) {
    note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.className = styles.note ?? ''
    document.body.append(note)
  }
  const isSaid = long > 0 && document.querySelector(waiting) && hasTexts(i18next, 'kit')
  note.textContent = isSaid ? i18next.t('kit:stillWaiting') : ''
}
