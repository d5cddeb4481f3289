import { describe, expect, it } from 'vitest'
import { companyApi } from '@/redux/shell/company/contract'
import { companySchema } from '@/redux/shell/company/schema'
import { refusal, startBackend } from '../../support/backend'

describe('the company that issues the invoices', () => {
  it('has a name and an address', async () => {
    const { company } = await startBackend().api.call(companyApi.read, {})
    expect(companySchema.parse(company)).toEqual(company)
  })

  it('keeps what is changed, and the rest as it was', async () => {
    const { api } = startBackend()
    const { company: before } = await api.call(companyApi.read, {})
    const { company } = await api.call(companyApi.update, { body: { company: ' Polar Works ', taxId: 'NO 999' } })
    expect(company).toEqual({ ...before, company: 'Polar Works', taxId: 'NO 999' })
    expect(await api.call(companyApi.read, {})).toEqual({ company })
  })

  it.each([[{ company: ' ' }], [{ email: 'nobody' }], [{ street: 7 }]])(
    'refuses %o and changes nothing',
    async (body) => {
      const { api, axios } = startBackend()
      const before = await api.call(companyApi.read, {})
      expect((await refusal(axios.post('/company/update', body))).status).toBe(400)
      expect(await api.call(companyApi.read, {})).toEqual(before)
    },
  )
})
