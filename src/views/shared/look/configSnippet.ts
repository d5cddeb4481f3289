import type { Preferences } from '@/utility/preferences'

/** The lines of `src/product.ts` that make a look the product's default. */
export function configSnippet(preferences: Preferences): string {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : String(value)},`,
  )
  return ['export const defaultPreferences: Preferences = {', ...lines, '}'].join('\n')
}
