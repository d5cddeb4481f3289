import type { Lab } from '@core/lab/lab'
import { samplesReset } from '@/redux/app/events'
import type { ThunkExtra } from '@/redux/app/store'
import { createAppAsyncThunk } from '@/redux/app/thunks'

/** Resets the sample data. Users whose account is gone are logged out. */
export const resetSamples = createAppAsyncThunk<undefined, undefined>(
  'samples/reset',
  async (_, { extra, dispatch }) => {
    await extra.resetSamples?.()
    dispatch(samplesReset())
    return undefined
  },
)

/** Lab of the sample backend, which loads with the first call; null with a real backend. */
export function labOfSamples() {
  return (_dispatch: unknown, _state: unknown, { lab }: ThunkExtra): Promise<Lab | undefined> | null => lab ?? null
}
