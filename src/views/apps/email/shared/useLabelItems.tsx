import type { ChoiceItem } from '@core/components/overlay/menuItems'
import { useTranslation } from 'react-i18next'
import type { Email, Label } from '@/redux/apps/email/schema'
import { labels } from '@/redux/apps/email/schema'
import { LabelDot } from './LabelDot'
import { useMailboxContext } from './mailbox'

function stateOf(mails: readonly Email[], label: Label): boolean | 'mixed' {
  const count = mails.filter((mail) => mail.labels.includes(label)).length
  if (count === 0) return false
  return count === mails.length || 'mixed'
}

/** Labels that all, some or none of the mails have; some become all. */
export function useLabelItems(mails: readonly Email[]): ChoiceItem[] {
  const { t } = useTranslation('email')
  const { actions } = useMailboxContext()
  return labels.map((label) => {
    const isChecked = stateOf(mails, label)
    return {
      kind: 'check',
      key: label,
      label: t(`label.${label}`),
      icon: <LabelDot label={label} />,
      isChecked,
      onSelect: () => actions.label(mails, label, isChecked !== true),
    }
  })
}
