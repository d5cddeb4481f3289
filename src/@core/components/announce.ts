/** Current message by urgency. `id` distinguishes equal messages. */
export interface Announcements {
  polite: { id: number; text: string }
  assertive: { id: number; text: string }
}

const silence = { id: 0, text: '' }
let current: Announcements = { polite: silence, assertive: silence }
const listeners = new Set<() => void>()

/**
 * Announces a visible change, such as the number of results or a moved row. Pass a whole, translated sentence.
 * `polite` waits for a pause, `assertive` interrupts.
 */
export function announce(text: string, urgency: keyof Announcements = 'polite'): void {
  current = { ...current, [urgency]: { id: current[urgency].id + 1, text } }
  for (const listener of listeners) listener()
}

/** External store of `LiveRegion`. */
export const announcements = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): Announcements => current,
}
