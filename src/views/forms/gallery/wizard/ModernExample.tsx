import { AccountWizard } from './AccountWizard'

export function ModernExample() {
  return <AccountWizard variant="modern" />
}
