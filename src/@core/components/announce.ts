/** What is to be read out, by urgency. The number tells two equal messages apart. */
export interface Announcements {
  polite: { id: number; text: string }
  assertive: { id: number; text: string }
}

const silence = { id: 0, text: '' }
let current: Announcements = { polite: silence, assertive: silence }
const listeners = new Set<() => void>()

/**
 * Has a screen reader say something that is seen but not heard: how many results there are, that rows were moved.
 *
 * @param text A whole sentence in the page's language.
 * @param urgency `polite` waits for a pause, `assertive` interrupts.
 */
export function announce(text: string, urgency: keyof Announcements = 'polite'): void {
  current = { ...current, [urgency]: { id: current[urgency].id + 1, text } }
  for (const listener of listeners) listener()
}

/** The store behind `LiveRegion`. */
export const announcements = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): Announcements => current,
}
