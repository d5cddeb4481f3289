import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { companyApi } from '@/redux/shell/company/contract'
import type { Company } from '@/redux/shell/company/schema'

const seedCompany: Company = {
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

export const handlers = implement(companyApi, (env) => {
  const company = env.cell('shell/company/company', seedCompany)

  return {
    read: () => ok({ company: company.value }),

    update({ body }) {
      company.value = Object.assign({}, company.value, body)
      return ok({ company: company.value })
    },
  }
})
