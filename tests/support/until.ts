import { vi } from 'vitest'

/** Waits for something to hold, for as long as a busy machine may need. */
export const until = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 30_000 })
