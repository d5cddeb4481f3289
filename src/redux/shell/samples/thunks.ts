import type { Lab } from '@core/lab/lab'
import { samplesReset } from '@/redux/app/events'
import type { ThunkExtra } from '@/redux/app/store'
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

/** Gives the lab of the sample backend, which comes with the first call; null where a real backend answers. */
export function labOfSamples() {
  return (_dispatch: unknown, _state: unknown, { lab }: ThunkExtra): Promise<Lab | undefined> | null => lab ?? null
}
