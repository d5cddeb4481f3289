import { toast as toastify } from 'react-toastify/unstyled'
import type { Toast } from './toast'
import { ToastBody } from './ToastBody'

/** Milliseconds that a toast stays; one that offers something stays longer. */
const shortly = 5000
const longer = 7000

/**
 * Hands a toast to the library.
 *
 * @param toast What to show.
 */
export function showToast(toast: Toast): void {
  toastify(<ToastBody toast={toast} onDone={() => toastify.dismiss(toast.id)} />, {
    toastId: toast.id,
    type: toast.tone,
    role: toast.tone === 'error' ? 'alert' : 'status',
    autoClose: toast.action ? longer : shortly,
  })
}
