import { z } from '@core/schema'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { companyApi } from '@/redux/shell/company/contract'
import { companySchema } from '@/redux/shell/company/schema'
import { seedCompany } from './seed'

const changeSchema = z.partial(companySchema)

export const createHandlers = implement(companyApi, () => {
  let company = seedCompany

  return {
    read: () => ok({ company }),

    update({ body }) {
      company = Object.assign({}, company, parseBody(changeSchema, body))
      return ok({ company })
    },
  }
})
