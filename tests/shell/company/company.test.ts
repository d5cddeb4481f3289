import { describe, expect, it } from 'vitest'
import { companyApi } from '@/redux/shell/company/contract'
import { refusal, startBackend } from '../../support/backend'

describe('the issuer of invoices', () => {
  it('updates sent fields, and keeps the rest', async () => {
    const { api } = startBackend()
    const { company: before } = await api.call(companyApi.read, {})
    const { company } = await api.call(companyApi.update, { body: { company: ' Polar Works ', taxId: 'NO 999' } })
    expect(company).toEqual({ ...before, company: 'Polar Works', taxId: 'NO 999' })
    expect(await api.call(companyApi.read, {})).toEqual({ company })
  })

  it.each([[{ company: ' ' }], [{ email: 'nobody' }], [{ street: 7 }]])('rejects %o', async (body) => {
    expect((await refusal(startBackend().axios.post('/company/update', body))).status).toBe(400)
  })
})
