import type { ChoiceItem } from '@core/components/overlay/menuItems'
import { useEffect, useState } from 'react'
import { languages } from '@/configs/languages'
import type { useLanguage } from '@/redux/shell/layout/hooks'

/** Decorative. Loads when the menu opens; stays empty if that fails. */
function Flag({ flag }: Pick<(typeof languages)[number], 'flag'>) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    import('./flags').then(
      ({ flags }) => setAddress(flags[flag]),
      () => undefined,
    )
  }, [flag])
  return address ? <img className="flag" src={address} alt="" width="21" height="14" /> : <span className="flag" />
}

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
