import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { toApiError } from '@core/api/errors'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AppDispatch } from '@/redux/app/store'
import type { AppThunk } from '@/redux/app/thunks'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { Address, Attachment, Composition, Email } from './schema'
import { saveDraft, sendEmail } from './slice'

export interface LetterContent {
  /** The draft that it is kept in. */
  draftId: number | null
  /** The mail that it answers. */
  replyTo: number | null
  to: Address[]
  cc: Address[]
  bcc: Address[]
  subject: string
  /** HTML */
  message: string
  attachments: Attachment[]
}

/** `inline` is below the mail that it answers. */
export type LetterSize = 'normal' | 'minimised' | 'full' | 'inline'

/** A mail that is being written. It stays until it is sent, closed or thrown away, wherever its writer goes meanwhile. */
export interface Letter extends LetterContent {
  key: number
  size: LetterSize
  /** The mail below which it is written while that is open. */
  mailId: number | null
  /** What the draft does not hold yet may be lost. */
  isDirty: boolean
  isSaving: boolean
  isSending: boolean
  /** ISO 8601: when the draft was last kept. */
  savedAt: string | null
  /** Whether it is to be sent as soon as there is a connection. */
  isQueued: boolean
  /** Why it could not be kept or sent. */
  failure: ReturnType<typeof toApiError> | null
}

interface ComposerState {
  letters: Letter[]
  lastKey: number
}

const initialState: ComposerState = { letters: [], lastKey: 0 }

const blank: LetterContent = {
  draftId: null,
  replyTo: null,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
}

/** A draft to go on with. */
export function contentOf({ id, replyTo, to, cc, bcc, subject, message, attachments }: Email): LetterContent {
  return { draftId: id, replyTo: replyTo ?? null, to, cc, bcc, subject, message, attachments }
}

function toComposition({ draftId, replyTo, to, cc, bcc, subject, message, attachments }: Letter): Composition {
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

/** Keeps a letter as it is now in its draft. */
export const saveLetter: AppThunk<Email, number> = createAppAsyncThunk(
  'emailComposer/save',
  async (key, { dispatch, getState, rejectWithValue }) => {
    const letter = injected.selectors.selectLetter(getState(), key)
    if (!letter) return rejectWithValue(toApiError(new Error('The letter is closed.')))
    const result = await dispatch(saveDraft(toComposition(letter)))
    if (saveDraft.fulfilled.match(result)) return result.payload.email
    return rejectWithValue(result.payload ?? toApiError(result.error))
  },
)

/** Whether a letter still waits for a connection. */
export function isStillQueued(key: number) {
  return (_: AppDispatch, getState: () => RootState): boolean =>
    injected.selectors.selectLetter(getState(), key)?.isQueued ?? false
}

/** Sends a letter, or has it sent at a time. It is then gone from the screen; where that fails it stays, with all that is in it. */
export const sendLetter: AppThunk<Email, { key: number; sendAt?: string | undefined }> = createAppAsyncThunk(
  'emailComposer/send',
  async ({ key, sendAt }, { dispatch, getState, rejectWithValue }) => {
    const letter = injected.selectors.selectLetter(getState(), key)
    if (!letter) return rejectWithValue(toApiError(new Error('The letter is closed.')))
    const result = await dispatch(sendEmail({ ...toComposition(letter), ...(sendAt && { sendAt }) }))
    if (sendEmail.fulfilled.match(result)) return result.payload.email
    return rejectWithValue(result.payload ?? toApiError(result.error))
  },
)

/** What was begun and never touched is not worth a draft. */
export function isUntouched({ isDirty, isSaving, draftId }: Letter): boolean {
  return !isDirty && !isSaving && draftId === null
}

function find({ letters }: ComposerState, key: number) {
  return letters.find((letter) => letter.key === key)
}

const slice = createSlice({
  name: 'emailComposer',
  initialState,
  reducers: {
    /** A draft that is open already comes to the front instead of opening twice. Below a mail there is room for one letter. */
    letterOpened(state, { payload }: PayloadAction<Partial<LetterContent & Pick<Letter, 'mailId'>>>) {
      const open = state.letters.find(({ draftId }) => draftId !== null && draftId === payload.draftId)
      if (open) {
        if (open.size === 'minimised' || open.size === 'inline') open.size = 'normal'
        return
      }
      const { mailId = null } = payload
      const isBesideMail = (letter: Letter) => mailId !== null && letter.size === 'inline' && letter.mailId === mailId
      state.letters = state.letters.filter((letter) => !isBesideMail(letter) || !isUntouched(letter))
      const hasRoom = mailId !== null && !state.letters.some(isBesideMail)
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
      state.letters.push({ ...blank, ...payload, mailId, ...flags, key: state.lastKey })
    },
    letterChanged(state, { payload: { key, change } }: PayloadAction<{ key: number; change: Partial<LetterContent> }>) {
      const letter = find(state, key)
      if (letter) Object.assign(letter, change, { isDirty: true, isQueued: false })
    },
    letterResized(state, { payload: { key, size } }: PayloadAction<{ key: number; size: LetterSize }>) {
      const letter = find(state, key)
      if (letter) letter.size = size
    },
    /** It waits for a connection; whoever changes it takes it out of the queue. */
    letterQueued(state, { payload: key }: PayloadAction<number>) {
      const letter = find(state, key)
      if (letter) Object.assign(letter, { isQueued: true, size: 'minimised' })
    },
    letterClosed(state, { payload: key }: PayloadAction<number>) {
      state.letters = state.letters.filter((letter) => letter.key !== key)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveLetter.pending, (state, { meta }) => {
        const letter = find(state, meta.arg)
        if (letter) Object.assign(letter, { isSaving: true, isDirty: false })
      })
      .addCase(saveLetter.fulfilled, (state, { payload, meta }) => {
        const letter = find(state, meta.arg)
        if (letter)
          Object.assign(letter, { isSaving: false, draftId: payload.id, savedAt: payload.time, failure: null })
      })
      .addCase(saveLetter.rejected, (state, { payload, meta }) => {
        const letter = find(state, meta.arg)
        if (letter) Object.assign(letter, { isSaving: false, isDirty: true, failure: payload ?? null })
      })
      .addCase(sendLetter.pending, (state, { meta }) => {
        const letter = find(state, meta.arg.key)
        if (letter) letter.isSending = true
      })
      .addCase(sendLetter.fulfilled, (state, { meta }) => {
        state.letters = state.letters.filter(({ key }) => key !== meta.arg.key)
      })
      .addCase(sendLetter.rejected, (state, { payload, meta }) => {
        const letter = find(state, meta.arg.key)
        if (letter) Object.assign(letter, { isQueued: false, isSending: false, failure: payload ?? null })
      })
  },
  selectors: {
    selectLetters: ({ letters }) => letters,
    selectLetter: ({ letters }, key: number) => letters.find((letter) => letter.key === key),
  },
})

const injected = slice.injectInto(rootReducer)

export const { letterOpened, letterChanged, letterResized, letterQueued, letterClosed } = slice.actions
export const { selectLetters } = injected.selectors
