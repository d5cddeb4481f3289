import DE from 'country-flag-icons/string/3x2/DE'
import FR from 'country-flag-icons/string/3x2/FR'
import GB from 'country-flag-icons/string/3x2/GB'
import PT from 'country-flag-icons/string/3x2/PT'
import SA from 'country-flag-icons/string/3x2/SA'
import type { languages } from '@/configs/languages'

function toAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Pictures of the flags beside the languages' names. */
export const flags: Readonly<Record<(typeof languages)[number]['flag'], string>> = {
  DE: toAddress(DE),
  FR: toAddress(FR),
  GB: toAddress(GB),
  PT: toAddress(PT),
  SA: toAddress(SA),
}
