import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { companySchema } from './schema'

const answer = z.object({ company: companySchema })

/** Additions: who issues the invoices is nobody's own setting. */
export const companyApi = {
  /** 404 while nobody has entered it. */
  read: get('/company/data').returns(answer),
  update: post('/company/update').needs('update').body(z.partial(companySchema)).returns(answer),
}
