import type { ChoiceItem } from '@core/components/overlay/menuItems'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import type { Email } from '@/redux/apps/email/schema'
import { useLabels } from '../hooks/useLabels'
import { useMailboxContext } from './mailbox'

function stateOf(emails: readonly Email[], label: string): boolean | 'mixed' {
  const count = emails.filter((email) => email.labels.includes(label)).length
  if (count === 0) return false
  return count === emails.length || 'mixed'
}

/** Labels with three states: all, some or none of the emails have them. Toggling "some" sets all. */
export function useLabelItems(emails: readonly Email[]): ChoiceItem[] {
  const labels = useLabels()
  const { actions } = useMailboxContext()
  return labels.map((label) => {
    const isChecked = stateOf(emails, label.id)
    return {
      kind: 'check',
      key: label.id,
      label: label.name,
      icon: <ToneDot tone={label.tone} />,
      isChecked,
      onSelect: () => actions.label(emails, label, isChecked !== true),
    }
  })
}
