import type { ChoiceItem } from '@core/components/overlay/menuItems'
import DE from 'country-flag-icons/string/3x2/DE'
import FR from 'country-flag-icons/string/3x2/FR'
import PT from 'country-flag-icons/string/3x2/PT'
import SA from 'country-flag-icons/string/3x2/SA'
import US from 'country-flag-icons/string/3x2/US'
import { languages } from '@/configs/languages'
import type { useLanguage } from '@/redux/shell/layout/useLanguage'

function toAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Pictures of the flags beside the languages' names. */
const flags: Readonly<Record<(typeof languages)[number]['flag'], string>> = {
  DE: toAddress(DE),
  FR: toAddress(FR),
  PT: toAddress(PT),
  SA: toAddress(SA),
  US: toAddress(US),
}

/** The flag says nothing that the name beside it does not. */
function Flag({ flag }: { flag: keyof typeof flags }) {
  return <img className="flag" src={flags[flag]} alt="" width="21" height="14" />
}

/** The languages as choices of a menu. */
export function languageItems({ current, change }: ReturnType<typeof useLanguage>): ChoiceItem[] {
  return languages.map(({ code, name, flag }) => ({
    kind: 'radio',
    key: code,
    label: name,
    icon: <Flag flag={flag} />,
    isChecked: code === current.code,
    onSelect: () => void change(code),
  }))
}
