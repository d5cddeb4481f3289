import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice, nanoid } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { NewMessage } from './schema'
import { sendMessage } from './slice'

export type MessageDraft = Pick<NewMessage, 'message' | 'image' | 'replyTo'>

/** Stays in the outbox until it is sent, so failed messages are not lost. */
export interface OutgoingMessage {
  readonly key: string
  readonly content: NewMessage
  isFailed: boolean
}

type Drafts = Partial<Record<number, MessageDraft>>

interface UnsentState {
  /** User who typed it. Null until unsent messages of earlier visits are restored. */
  owner: string | number | null
  drafts: Drafts
  outbox: OutgoingMessage[]
}

interface Restored {
  owner: string | number
  drafts: Drafts
  outbox: readonly NewMessage[]
}

const initialState: UnsentState = { owner: null, drafts: {}, outbox: [] }

export const emptyDraft: MessageDraft = { message: '' }

const slice = createSlice({
  name: 'chatUnsent',
  initialState,
  reducers: {
    draftChanged({ drafts }, { payload }: PayloadAction<{ contactId: number; draft: MessageDraft }>) {
      const { contactId, draft } = payload
      const isEmpty = draft.message === '' && !draft.image && draft.replyTo === undefined
      drafts[contactId] = isEmpty ? undefined : draft
    },
    replyBegun(
      { drafts },
      { payload: { contactId, messageId } }: PayloadAction<{ contactId: number; messageId: number }>,
    ) {
      drafts[contactId] = { ...(drafts[contactId] ?? emptyDraft), replyTo: messageId }
    },
    /** The user discards or resends a failed message. */
    outgoingDiscarded(state, { payload: key }: PayloadAction<string>) {
      state.outbox = state.outbox.filter((message) => message.key !== key)
    },
    /** Restores unsent messages of an earlier visit. They may have been sent, so the user has to retry. */
    unsentRestored: {
      prepare: ({ owner, drafts, outbox }: Restored) => ({
        payload: { owner, drafts, outbox: outbox.map((content) => ({ key: nanoid(), content, isFailed: true })) },
      }),
      reducer: (_, { payload }: PayloadAction<UnsentState>) => payload,
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sendMessage.pending, ({ outbox }, { meta }) => {
        outbox.push({ key: meta.requestId, content: meta.arg, isFailed: false })
      })
      .addCase(sendMessage.fulfilled, (state, { meta }) => {
        state.outbox = state.outbox.filter(({ key }) => key !== meta.requestId)
      })
      .addCase(sendMessage.rejected, ({ outbox }, { meta }) => {
        const message = outbox.find(({ key }) => key === meta.requestId)
        if (message) message.isFailed = true
      }),
  selectors: {
    selectUnsent: (state) => state,
    selectOutbox: ({ outbox }) => outbox,
    selectDraft: ({ drafts }, contactId: number) => drafts[contactId] ?? emptyDraft,
  },
})

export const { draftChanged, replyBegun, outgoingDiscarded, unsentRestored } = slice.actions
export const { selectUnsent, selectOutbox, selectDraft } = slice.injectInto(rootReducer).selectors
