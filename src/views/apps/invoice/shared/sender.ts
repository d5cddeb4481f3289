/** Who sends the invoices: what stands at their head. Change it to your own. */
export const sender = {
  company: 'Baobab Analytics',
  address: ['14 Ring Road East', 'GA-184-3947 Accra', 'Ghana'],
  email: 'admin@demo.com',
  phone: '+233 24 555 0117',
} as const
