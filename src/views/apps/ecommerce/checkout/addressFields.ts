import type { Address } from '@/redux/apps/ecommerce/schema'

interface AddressField {
  readonly name: Exclude<keyof Address, 'type'>
  readonly autoComplete: string
  readonly type?: 'tel'
  readonly isOptional?: true
}

/** In the order in which one writes an address. */
export const addressFields: readonly AddressField[] = [
  { name: 'fullName', autoComplete: 'shipping name' },
  { name: 'phone', autoComplete: 'shipping tel', type: 'tel' },
  { name: 'street', autoComplete: 'shipping street-address' },
  { name: 'landmark', autoComplete: 'off', isOptional: true },
  { name: 'postalCode', autoComplete: 'shipping postal-code', isOptional: true },
  { name: 'city', autoComplete: 'shipping address-level2' },
  { name: 'state', autoComplete: 'shipping address-level1', isOptional: true },
  { name: 'country', autoComplete: 'shipping country-name' },
]

export const blankAddress: Address = {
  type: 'home',
  fullName: '',
  phone: '',
  street: '',
  landmark: '',
  postalCode: '',
  city: '',
  state: '',
  country: '',
}
