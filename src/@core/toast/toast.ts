/** What a toast says and offers. */
export interface Toast {
  id: string
  tone: 'success' | 'error' | 'info'
  text: string
  action?: { kind: 'undo' | 'retry'; run: () => void }
}

let serial = 0
let isWanted = false
const listeners = new Set<() => void>()

/** Tells `ToastArea` when the first toast is on its way: until then nothing of the toast library is loaded. */
export const toastArea = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: (): boolean => isWanted,
}

function show(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  if (!isWanted) {
    isWanted = true
    for (const listener of listeners) listener()
  }
  /* The same words twice are one toast, unless each can be undone by itself. */
  const id = action ? `${tone}-${(serial += 1)}` : `${tone}-${text}`
  void import('./showToast').then(({ showToast }) => showToast({ id, tone, text, ...(action && { action }) }))
}

/** Short messages about what has just happened, in the page's language. They need a `ToastArea` in the page. */
export const toast = {
  /** Something was done. With `undo` the toast offers to take it back, for seven seconds, not counting hover and focus. */
  success(text: string, { undo }: { undo?: () => void } = {}): void {
    show('success', text, undo && { kind: 'undo', run: undo })
  },
  /** Something failed. With `retry` the toast offers to try again. */
  error(text: string, { retry }: { retry?: () => void } = {}): void {
    show('error', text, retry && { kind: 'retry', run: retry })
  },
  info(text: string): void {
    show('info', text)
  },
}
