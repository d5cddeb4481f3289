import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { Contact, Message } from './schema'
import { receiveAnswer, removeChat, removeMessages, selectOpen, selectOverview, updateContact } from './slice'

/** Simulated delays in milliseconds. */
const readingTime = 1000
const writingTime = 1800

interface AnswerState {
  /** By contact id. */
  awaited: Partial<Record<number, { requestId: string; isTyping: boolean }>>
}

const initialState: AnswerState = { awaited: {} }

/** `isTold`: notify the user, because neither contact nor profile is muted. */
interface Answer {
  readonly contact: Contact
  readonly message: Message
  readonly isOnScreen: boolean
  readonly isTold: boolean
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * Simulates a contact who reads, types and answers. Several messages get one answer. Continues when the user leaves the
 * page; the answer is then unread.
 */
export const awaitAnswer = createAppAsyncThunk<Answer | null, number>(
  'chat/awaitAnswer',
  // Explicit return type: the type of the slice would be circular.
  async (contactId, { dispatch, getState, requestId, extra }): Promise<Answer | null> => {
    const session = extra.endedSessions()
    const isAwaited = () =>
      extra.endedSessions() === session && selectAwaited(getState(), contactId)?.requestId === requestId

    await pause(readingTime)
    if (!isAwaited()) return null
    dispatch(typingStarted(contactId))
    await pause(writingTime)
    if (!isAwaited()) return null
    const isOnScreen = selectOpen(getState()).contactId === contactId
    const result = await dispatch(receiveAnswer({ id: contactId, isRead: isOnScreen }))
    // A failed answer shows no error.
    if (!receiveAnswer.fulfilled.match(result)) return null
    const { contact, newMessageData: message } = result.payload
    const { profileUser } = selectOverview(getState())
    return {
      contact,
      message,
      isOnScreen,
      isTold: !contact.isMuted && profileUser?.settings.isNotificationsOn !== false,
    }
  },
)

const slice = createSlice({
  name: 'chatAnswers',
  initialState,
  reducers: {
    typingStarted({ awaited }, { payload: contactId }: { payload: number }) {
      const answer = awaited[contactId]
      if (answer) answer.isTyping = true
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(awaitAnswer.pending, ({ awaited }, { meta }) => {
        awaited[meta.arg] = { requestId: meta.requestId, isTyping: false }
      })
      // No answers from deleted or cleared chats, or from blocked contacts.
      .addCase(removeChat.pending, ({ awaited }, { meta }) => {
        awaited[meta.arg] = undefined
      })
      .addCase(removeMessages.pending, ({ awaited }, { meta: { arg } }) => {
        if (!arg.messageIds) awaited[arg.id] = undefined
      })
      .addCase(updateContact.pending, ({ awaited }, { meta: { arg } }) => {
        if (arg.isBlocked) awaited[arg.id] = undefined
      })
      .addMatcher(isAnyOf(awaitAnswer.fulfilled, awaitAnswer.rejected), ({ awaited }, { meta }) => {
        if (awaited[meta.arg]?.requestId === meta.requestId) awaited[meta.arg] = undefined
      })
      .addMatcher(receiveAnswer.fulfilled.match, ({ awaited }, { meta }) => {
        awaited[meta.arg.id] = undefined
      }),
  selectors: {
    selectAwaited: ({ awaited }, contactId: number) => awaited[contactId],
    selectIsTyping: ({ awaited }, contactId: number) => awaited[contactId]?.isTyping ?? false,
  },
})

const { typingStarted } = slice.actions
const injected = slice.injectInto(rootReducer)

const { selectAwaited } = injected.selectors
export const { selectIsTyping } = injected.selectors
