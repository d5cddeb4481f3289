import DE from 'country-flag-icons/string/3x2/DE'
import FR from 'country-flag-icons/string/3x2/FR'
import PT from 'country-flag-icons/string/3x2/PT'
import SA from 'country-flag-icons/string/3x2/SA'
import US from 'country-flag-icons/string/3x2/US'
import type { languages } from '@/configs/languages'

function toAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Data URLs. In a separate chunk that loads when the menu opens. */
export const flags: Readonly<Record<(typeof languages)[number]['flag'], string>> = {
  DE: toAddress(DE),
  FR: toAddress(FR),
  PT: toAddress(PT),
  SA: toAddress(SA),
  US: toAddress(US),
}
