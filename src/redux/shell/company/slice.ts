import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import { companyApi } from './contract'

export const fetchCompany = createCallThunk('company/fetch', companyApi.read, () => ({}))

export const { company: selectCompany } = createReadSlice('company', { company: fetchCompany })
