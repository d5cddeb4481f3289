import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { companySchema } from './schema'

const answer = z.object({ company: companySchema })

/** Additions; see docs/api.md. All users share the company that issues the invoices. */
export const companyApi = {
  read: get('/company/data').returns(answer),
  update: post('/company/update').needs('update').body(z.partial(companySchema)).returns(answer),
}
