import type { Preferences } from '@/utility/preferences'

/** Lines for `src/product.ts` that make these preferences the default. */
export function configSnippet(preferences: Preferences): string {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : String(value)},`,
  )
  return ['export const defaultPreferences: Preferences = {', ...lines, '}'].join('\n')
}
