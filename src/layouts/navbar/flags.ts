import DE from 'country-flag-icons/3x2/DE.svg?no-inline'
import FR from 'country-flag-icons/3x2/FR.svg?no-inline'
import GB from 'country-flag-icons/3x2/GB.svg?no-inline'
import PT from 'country-flag-icons/3x2/PT.svg?no-inline'
import SA from 'country-flag-icons/3x2/SA.svg?no-inline'
import type { languages } from '@/configs/languages'

/** Addresses of the flags beside the languages' names. */
export const flags: Readonly<Record<(typeof languages)[number]['flag'], string>> = { DE, FR, GB, PT, SA }
