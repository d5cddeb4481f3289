import type { Company } from '@/redux/shell/company/schema'

/** Where the admin of the sample rows works. */
export const seedCompany: Company = {
  company: 'Baobab Analytics',
  email: 'admin@demo.com',
  taxId: '',
  phone: '+233 24 555 0117',
  street: '14 Ring Road East',
  city: 'Accra',
  state: '',
  postalCode: 'GA-184-3947',
  country: 'Ghana',
}
