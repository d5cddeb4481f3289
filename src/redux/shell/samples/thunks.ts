import { samplesReset } from '@/redux/app/events'
import { createAppAsyncThunk } from '@/redux/app/thunks'

/** Puts the sample rows back. Whose account was not among them is signed out. */
export const resetSamples = createAppAsyncThunk<undefined, undefined>(
  'samples/reset',
  async (_, { extra, dispatch }) => {
    await extra.resetSamples?.()
    dispatch(samplesReset())
    return undefined
  },
)
