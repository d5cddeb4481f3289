import { vi } from 'vitest'

/** Waits until an assertion passes, up to 30 s, because a machine may be busy. */
export const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 30_000 })
