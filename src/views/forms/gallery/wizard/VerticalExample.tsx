import { AccountWizard } from './AccountWizard'

export function VerticalExample() {
  return <AccountWizard look="vertical" />
}
