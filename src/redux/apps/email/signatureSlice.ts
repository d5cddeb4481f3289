import { sanitiseHtml } from '@core/html/sanitise'
import { createSlice } from '@reduxjs/toolkit'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AppDispatch } from '@/redux/app/store'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { OpenDraft, EmailContent } from './composerSlice'
import { draftOpened } from './composerSlice'
import { emailApi } from './contract'
import type { Signature } from './schema'

const initialState: Signature & { request: RequestState } = { signature: '', request: idle }

export const fetchSignature = createCallThunk('emailSignature/fetch', emailApi.signature, () => ({}))

export const updateSignature = createCallThunk(
  'emailSignature/update',
  emailApi.updateSignature,
  (signature: string) => ({ body: { signature } }),
)

const slice = createSlice({
  name: 'emailSignature',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchSignature,
      (state) => state,
      (state, { signature }) => {
        state.signature = signature
      },
    )
    builder.addCase(updateSignature.fulfilled, (state, { payload }) => {
      state.signature = payload.signature
    })
  },
  selectors: { selectSignature: (state) => state },
})

export const { selectSignature } = slice.injectInto(rootReducer).selectors

/** Inserts a signature below the new text and above the quote. */
export function withSignature(message: string, signature: string): string {
  if (signature === '') return message
  const rest = message.startsWith('<p></p>') ? message.slice('<p></p>'.length) : message
  return `<p></p><p></p>${sanitiseHtml(signature).html}${rest}`
}

/** Opens the compose window with the signature. If it fails to load, the email starts without. */
export function openComposer(content: Partial<EmailContent & Pick<OpenDraft, 'emailId'>> = {}) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { status } = selectSignature(getState()).request
    if (status === 'idle' || status === 'pending') await dispatch(fetchSignature())
    const { signature } = selectSignature(getState())
    dispatch(draftOpened({ ...content, message: withSignature(content.message ?? '', signature) }))
  }
}
