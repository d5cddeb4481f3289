import type { ChoiceItem } from '@core/components/overlay/menuItems'
import { languages } from '@/configs/languages'
import { flags } from './flags'
import type { useLanguage } from '@/redux/shell/layout/useLanguage'

/** The flag says nothing that the name beside it does not. */
export function Flag({ flag }: { flag: keyof typeof flags }) {
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
