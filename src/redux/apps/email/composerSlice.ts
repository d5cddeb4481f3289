import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { toApiError } from '@core/api/errors'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AppDispatch } from '@/redux/app/store'
import type { AppThunk } from '@/redux/app/thunks'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { Address, Attachment, Draft, Email } from './schema'
import { saveDraft, selectOpen, sendEmail } from './slice'

export interface EmailContent {
  /** Null until the draft is saved. */
  draftId: number | null
  replyTo: number | null
  to: Address[]
  cc: Address[]
  bcc: Address[]
  subject: string
  /** HTML */
  message: string
  attachments: Attachment[]
}

/** `inline`: below the answered email. */
export type ComposerSize = 'normal' | 'minimised' | 'full' | 'inline'

/** An email being written. Stays open across pages until it is sent, closed or discarded. */
export interface OpenDraft extends EmailContent {
  key: number
  size: ComposerSize
  /** Email below which it is shown while that email is open. */
  emailId: number | null
  /** Has changes that the draft lacks. */
  isDirty: boolean
  isSaving: boolean
  isSending: boolean
  /** Time of the last save, ISO 8601. */
  savedAt: string | null
  isQueued: boolean
  failure: ReturnType<typeof toApiError> | null
}

interface ComposerState {
  drafts: OpenDraft[]
  lastKey: number
}

const initialState: ComposerState = { drafts: [], lastKey: 0 }

const blank: EmailContent = {
  draftId: null,
  replyTo: null,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
}

export function contentOf({ id, replyTo, to, cc, bcc, subject, message, attachments }: Email): EmailContent {
  return { draftId: id, replyTo: replyTo ?? null, to, cc, bcc, subject, message, attachments }
}

function toDraft({ draftId, replyTo, to, cc, bcc, subject, message, attachments }: OpenDraft): Draft {
  return {
    to,
    cc,
    bcc,
    subject,
    message,
    attachments,
    ...(draftId !== null && { id: draftId }),
    ...(replyTo !== null && { replyTo }),
  }
}

export const saveOpenDraft: AppThunk<Email, number> = createAppAsyncThunk(
  'emailComposer/save',
  async (key, { dispatch, getState, rejectWithValue }) => {
    const draft = injected.selectors.selectDraft(getState(), key)
    if (!draft) return rejectWithValue(toApiError(new Error('The draft is closed.')))
    const result = await dispatch(saveDraft(toDraft(draft)))
    if (saveDraft.fulfilled.match(result)) return result.payload.email
    return rejectWithValue(result.payload ?? toApiError(result.error))
  },
)

export function findOpenDraft(draftId: number) {
  return (_: AppDispatch, getState: () => RootState): OpenDraft | undefined =>
    injected.selectors.selectDrafts(getState()).find((draft) => draft.draftId === draftId)
}

/** Opens an unsent email again: below the answered email, if that is still open. */
export function reopenDraft(email: Email, emailId: number | null) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const isAtHome = selectOpen(getState()).email?.id === emailId
    dispatch(draftOpened({ ...contentOf(email), emailId: isAtHome ? emailId : null }))
  }
}

export function isStillQueued(key: number) {
  return (_: AppDispatch, getState: () => RootState): boolean =>
    injected.selectors.selectDraft(getState(), key)?.isQueued ?? false
}

/** Sends an email, or schedules it for `sendAt`. Closes it on success; on failure it stays with its content. */
export const sendDraft: AppThunk<Email, { key: number; sendAt?: string | undefined }> = createAppAsyncThunk(
  'emailComposer/send',
  async ({ key, sendAt }, { dispatch, getState, rejectWithValue }) => {
    const draft = injected.selectors.selectDraft(getState(), key)
    if (!draft) return rejectWithValue(toApiError(new Error('The draft is closed.')))
    const result = await dispatch(sendEmail({ ...toDraft(draft), ...(sendAt && { sendAt }) }))
    if (sendEmail.fulfilled.match(result)) return result.payload.email
    return rejectWithValue(result.payload ?? toApiError(result.error))
  },
)

/** Untouched emails are not saved as drafts. */
export function isUntouched({ isDirty, isSaving, draftId }: OpenDraft): boolean {
  return !isDirty && !isSaving && draftId === null
}

function find({ drafts }: ComposerState, key: number) {
  return drafts.find((draft) => draft.key === key)
}

const slice = createSlice({
  name: 'emailComposer',
  initialState,
  reducers: {
    /** An open draft comes to the front instead. Each email has room for one composer below it. */
    draftOpened(state, { payload }: PayloadAction<Partial<EmailContent & Pick<OpenDraft, 'emailId'>>>) {
      const open = state.drafts.find(({ draftId }) => draftId !== null && draftId === payload.draftId)
      if (open) {
        if (open.size === 'minimised' || open.size === 'inline') open.size = 'normal'
        return
      }
      const { emailId = null } = payload
      const isBesideEmail = (draft: OpenDraft) =>
        emailId !== null && draft.size === 'inline' && draft.emailId === emailId
      state.drafts = state.drafts.filter((draft) => !isBesideEmail(draft) || !isUntouched(draft))
      const hasRoom = emailId !== null && !state.drafts.some(isBesideEmail)
      state.lastKey += 1
      const flags = {
        size: hasRoom ? 'inline' : 'normal',
        isDirty: false,
        isSaving: false,
        isSending: false,
        savedAt: null,
        isQueued: false,
        failure: null,
      } as const
      state.drafts.push({ ...blank, ...payload, emailId, ...flags, key: state.lastKey })
    },
    draftChanged(state, { payload: { key, change } }: PayloadAction<{ key: number; change: Partial<EmailContent> }>) {
      const draft = find(state, key)
      if (draft) Object.assign(draft, change, { isDirty: true, isQueued: false })
    },
    draftResized(state, { payload: { key, size } }: PayloadAction<{ key: number; size: ComposerSize }>) {
      const draft = find(state, key)
      if (draft) draft.size = size
    },
    /** Waits for a connection. Editing removes it from the queue. */
    draftQueued(state, { payload: key }: PayloadAction<number>) {
      const draft = find(state, key)
      if (draft) Object.assign(draft, { isQueued: true, size: 'minimised' })
    },
    draftClosed(state, { payload: key }: PayloadAction<number>) {
      state.drafts = state.drafts.filter((draft) => draft.key !== key)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveOpenDraft.pending, (state, { meta }) => {
        const draft = find(state, meta.arg)
        if (draft) Object.assign(draft, { isSaving: true, isDirty: false })
      })
      .addCase(saveOpenDraft.fulfilled, (state, { payload, meta }) => {
        const draft = find(state, meta.arg)
        if (draft) Object.assign(draft, { isSaving: false, draftId: payload.id, savedAt: payload.time, failure: null })
      })
      .addCase(saveOpenDraft.rejected, (state, { payload, meta }) => {
        const draft = find(state, meta.arg)
        if (draft) Object.assign(draft, { isSaving: false, isDirty: true, failure: payload ?? null })
      })
      .addCase(sendDraft.pending, (state, { meta }) => {
        const draft = find(state, meta.arg.key)
        if (draft) draft.isSending = true
      })
      .addCase(sendDraft.fulfilled, (state, { meta }) => {
        state.drafts = state.drafts.filter(({ key }) => key !== meta.arg.key)
      })
      .addCase(sendDraft.rejected, (state, { payload, meta }) => {
        const draft = find(state, meta.arg.key)
        if (draft) Object.assign(draft, { isQueued: false, isSending: false, failure: payload ?? null })
      })
  },
  selectors: {
    selectDrafts: ({ drafts }) => drafts,
    selectDraft: ({ drafts }, key: number) => drafts.find((draft) => draft.key === key),
  },
})

const injected = slice.injectInto(rootReducer)

export const { draftOpened, draftChanged, draftResized, draftQueued, draftClosed } = slice.actions
export const { selectDrafts } = injected.selectors
