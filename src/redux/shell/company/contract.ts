import { get, post } from '@core/api/endpoint'
import type { Company } from './schema'

interface Answer {
  company: Company
}

/** Additions: who issues the invoices is nobody's own setting. */
export const companyApi = {
  /** 404 while nobody has entered it. */
  read: get('/company/data').returns<Answer>(),
  update: post('/company/update').needs('update').body<Partial<Company>>().returns<Answer>(),
}
