import * as z from 'zod/mini'

/**
 * The one way to zod. Its compiled fast path needs `eval`, which the page's Content-Security-Policy forbids and reports,
 * so it is switched off before the first schema is built. Import `z` from here only.
 */
z.config({ jitless: true })

export { z }
