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

/* The first toast loads the library; toasts are queued until then. */
function wait(toast: Toast): void {
  waiting = [...waiting, toast]
  isWanted = true
  for (const listener of listeners) listener()
}

/** Toast state as read by `ToastArea`. */
export const toastArea = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** True from the first toast on. */
  isWanted: (): boolean => isWanted,
  /** Passes queued and later toasts to `showNow`. @returns disconnects; later toasts are queued again */
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
  /* Equal texts are a single toast, unless each has its own action. */
  const id = action ? `${tone}-${(serial += 1)}` : `${tone}-${text}`
  show({ id, tone, text, ...(action && { action }) })
}

/** Brief feedback in the user's language. Requires a `ToastArea` on the page. */
export const toast = {
  /** `undo` adds a button for seven seconds, not counting hover and focus. */
  success(text: string, { undo }: { undo?: () => void } = {}): void {
    tell('success', text, undo && { kind: 'undo', run: undo })
  },
  error(text: string, { retry }: { retry?: () => void } = {}): void {
    tell('error', text, retry && { kind: 'retry', run: retry })
  },
  /** `open` adds a button that leads to the subject. */
  info(text: string, { open }: { open?: { label: string; run: () => void } } = {}): void {
    tell('info', text, open && { kind: 'open', ...open })
  },
  /** Removes all toasts, for example when a session ends: their actions belong to its user. */
  dismissAll(): void {
    waiting = []
    dismissShown()
  },
}
