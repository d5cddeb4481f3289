/** What a toast says and offers. */
export interface Toast {
  id: string
  tone: 'success' | 'error' | 'info'
  text: string
  action?: { kind: 'undo' | 'retry'; run: () => void } | { kind: 'open'; label: string; run: () => void }
}

type Show = (toast: Toast) => void

let serial = 0
let isWanted = false
let waiting: readonly Toast[] = []
let show: Show = wait
let dismissShown = (): void => undefined
const listeners = new Set<() => void>()

/* Until the first toast nothing of the toast library is loaded; what is said meanwhile waits for it. */
function wait(toast: Toast): void {
  waiting = [...waiting, toast]
  isWanted = true
  for (const listener of listeners) listener()
}

/** The side of the toasts that `ToastArea` sees. */
export const toastArea = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Whether there has been a toast yet. */
  isWanted: (): boolean => isWanted,
  /** Hands all toasts, those that wait first, to `showNow`; the function returned makes later ones wait again. */
  connect(showNow: Show, dismissAll: () => void): () => void {
    for (const toast of waiting) showNow(toast)
    waiting = []
    show = showNow
    dismissShown = dismissAll
    return () => {
      show = wait
    }
  },
}

function tell(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  /* The same words twice are one toast, unless each can be undone by itself. */
  const id = action ? `${tone}-${(serial += 1)}` : `${tone}-${text}`
  show({ id, tone, text, ...(action && { action }) })
}

/** Short messages about what has just happened, in the page's language. They need a `ToastArea` in the page. */
export const toast = {
  /** Something was done. With `undo` the toast offers to take it back, for seven seconds, not counting hover and focus. */
  success(text: string, { undo }: { undo?: () => void } = {}): void {
    tell('success', text, undo && { kind: 'undo', run: undo })
  },
  /** Something failed. With `retry` the toast offers to try again. */
  error(text: string, { retry }: { retry?: () => void } = {}): void {
    tell('error', text, retry && { kind: 'retry', run: retry })
  },
  /** With `open` the toast leads to what it is about. */
  info(text: string, { open }: { open?: { label: string; run: () => void } } = {}): void {
    tell('info', text, open && { kind: 'open', ...open })
  },
  /** Removes all toasts, for example when a session ends: their actions belong to its user. */
  dismissAll(): void {
    waiting = []
    dismissShown()
  },
}
