import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import { comingSoonApi } from './contract'
import type { Notice } from './schema'

export const fetchLaunch = createCallThunk('comingSoon/fetchLaunch', comingSoonApi.launch, () => ({}))
export const fetchWaiting = createCallThunk('comingSoon/fetchWaiting', comingSoonApi.waiting, () => ({}))
export const leaveAddress = createCallThunk('comingSoon/leaveAddress', comingSoonApi.notify, (body: Notice) => ({
  body,
}))

export const { launch: selectLaunch, waiting: selectWaiting } = createReadSlice('comingSoon', {
  launch: fetchLaunch,
  waiting: fetchWaiting,
})
