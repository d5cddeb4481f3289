import { AccountWizard } from './AccountWizard'

export function HorizontalExample() {
  return <AccountWizard variant="horizontal" />
}
