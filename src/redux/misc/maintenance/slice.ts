import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import { maintenanceApi } from './contract'

export const fetchStatus = createCallThunk('maintenance/fetchStatus', maintenanceApi.status, () => ({}))

export const { status: selectStatus } = createReadSlice('maintenance', { status: fetchStatus })
