import type { BillingAddress } from '@/redux/shell/subscription/billingSchema'

interface AddressField {
  readonly name: keyof BillingAddress
  readonly autoComplete: string
  readonly type?: 'email' | 'tel'
  readonly isRequired?: true
}

export const addressFields: readonly AddressField[] = [
  { name: 'company', autoComplete: 'billing organization' },
  { name: 'taxId', autoComplete: 'off' },
  { name: 'email', autoComplete: 'billing email', type: 'email', isRequired: true },
  { name: 'phone', autoComplete: 'billing tel', type: 'tel' },
  { name: 'street', autoComplete: 'billing street-address', isRequired: true },
  { name: 'city', autoComplete: 'billing address-level2', isRequired: true },
  { name: 'state', autoComplete: 'billing address-level1' },
  { name: 'postalCode', autoComplete: 'billing postal-code' },
  { name: 'country', autoComplete: 'billing country-name', isRequired: true },
]
