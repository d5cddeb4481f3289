import { z } from '@core/schema'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { companyApi } from '@/redux/shell/company/contract'
import { companySchema } from '@/redux/shell/company/schema'
import { seedCompany } from './seed'

const changeSchema = z.partial(companySchema)

export const createHandlers = implement(companyApi, (env) => {
  const company = env.cell('shell/company/company', seedCompany)

  return {
    read: () => ok({ company: company.value }),

    update({ body }) {
      company.value = Object.assign({}, company.value, parseBody(changeSchema, body))
      return ok({ company: company.value })
    },
  }
})
