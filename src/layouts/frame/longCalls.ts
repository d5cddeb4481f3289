import i18next from 'i18next'
import styles from './long-calls.module.scss'

/** What waits for a call says so itself: a skeleton, a table, a button. Where nothing does, nobody waits. */
const waiting = '[aria-busy="true"], .btn.is-pending'

let note: HTMLElement | undefined

/** Says in a quiet line that what somebody waits for takes longer than usual, until it has come or failed. */
export function showLongCalls(count: number): void {
  if (!note) {
    note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.className = styles.note ?? ''
    document.body.append(note)
  }
  note.textContent = count > 0 && document.querySelector(waiting) ? i18next.t('stillWaiting') : ''
}
