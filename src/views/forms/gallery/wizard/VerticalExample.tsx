import { AccountWizard } from './AccountWizard'

export function VerticalExample() {
  return <AccountWizard variant="vertical" />
}
