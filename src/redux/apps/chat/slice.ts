import type { Draft } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { dataWritten } from '@/redux/app/events'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import type { Overview } from './contract'
import { chatApi } from './contract'
import type {
  AnswerRequest,
  Chat,
  Contact,
  ContactChange,
  GroupChange,
  MessageChange,
  MessageDeletion,
  MessageIds,
  NewGroup,
  NewMessage,
  ProfileChange,
  ProfileUser,
  Reaction,
} from './schema'
import { ownId } from './schema'

interface ChatState {
  overview: Omit<Overview, 'profileUser'> & { profileUser: ProfileUser | null; request: RequestState }
  /** The open chat. `contact` is null until loaded. */
  open: {
    contactId: number | null
    contact: Contact | null
    chat: Chat | null
    /** Unread count when the chat was opened. */
    unseen: number
    request: RequestState
  }
  pending: Pending
}

const initialState: ChatState = {
  overview: { chatsContacts: [], contacts: [], profileUser: null, request: idle },
  open: { contactId: null, contact: null, chat: null, unseen: 0, request: idle },
  pending: nothingPending,
}

export const fetchOverview = createCallThunk('chat/fetchOverview', chatApi.overview, () => ({}))

const refetchOverview: AfterCall = (dispatch) => void dispatch(fetchOverview())

/** Marks the chat as read, so overview and badge count refetch. */
export const openChat = createCallThunk(
  'chat/openChat',
  chatApi.open,
  (id: number) => ({ query: { id } }),
  (dispatch, state) => {
    void dispatch(fetchOverview())
    if (injected.selectSlice(state).open.unseen > 0) dispatch(dataWritten())
  },
)

const refetch: AfterCall = (dispatch, state) => {
  const { contactId } = injected.selectSlice(state).open
  if (contactId === null) void dispatch(fetchOverview())
  else void dispatch(openChat(contactId))
}

const createWrite = writesThen(refetch)

export const sendMessage = createWrite('chat/sendMessage', chatApi.send, (obj: NewMessage) => ({ body: { obj } }))

export const receiveAnswer = createWrite('chat/receiveAnswer', chatApi.answer, (body: AnswerRequest) => ({ body }))

export const updateProfile = createCallThunk(
  'chat/updateProfile',
  chatApi.updateProfile,
  (body: ProfileChange) => ({ body }),
  refetchOverview,
)

export const updateContact = createWrite('chat/updateContact', chatApi.updateContact, (body: ContactChange) => ({
  body,
}))

export const addGroup = createCallThunk(
  'chat/addGroup',
  chatApi.addGroup,
  (group: NewGroup) => ({ body: { group } }),
  refetchOverview,
)

export const updateGroup = createWrite('chat/updateGroup', chatApi.updateGroup, (group: GroupChange) => ({
  body: { group },
}))

/** For closed chats: the refetch of an open chat would mark it as read again. */
export const markUnread = createCallThunk(
  'chat/markUnread',
  chatApi.markUnread,
  (id: number) => ({ body: { id } }),
  refetchOverview,
)

export const reactToMessage = createWrite('chat/react', chatApi.react, (body: Reaction & { isOn: boolean }) => ({
  body,
}))

export const updateMessage = createWrite('chat/updateMessage', chatApi.updateMessage, (body: MessageChange) => ({
  body,
}))

export const removeMessages = createWrite('chat/removeMessages', chatApi.removeMessages, (body: MessageDeletion) => ({
  body,
}))

export const restoreMessages = createWrite('chat/restoreMessages', chatApi.restoreMessages, (body: MessageIds) => ({
  body,
}))

export const removeChat = createWrite('chat/removeChat', chatApi.removeChat, (id: number) => ({ body: { id } }))

export const restoreChat = createWrite('chat/restoreChat', chatApi.restoreChat, (id: number) => ({ body: { id } }))

function chatOf({ open }: Draft<ChatState>, contactId: number): Chat | null {
  return open.contactId === contactId ? open.chat : null
}

const optimistic = new OptimisticWrites<ChatState>()
  .reads(fetchOverview)
  .reads(openChat)
  .writes(updateProfile, {
    expect({ overview: { profileUser } }, { settings, ...change }) {
      if (!profileUser) return
      Object.assign(profileUser, change)
      Object.assign(profileUser.settings, settings)
    },
  })
  .writes(updateContact, {
    expect({ overview, open }, change) {
      for (const contact of [...overview.chatsContacts, ...overview.contacts, open.contact]) {
        if (contact?.id === change.id) Object.assign(contact, change)
      }
    },
  })
  .writes(updateGroup, {
    expect({ overview, open }, { id, ...change }) {
      for (const contact of [...overview.chatsContacts, ...overview.contacts, open.contact]) {
        if (contact?.id === id) Object.assign(contact, change)
      }
    },
  })
  .writes(markUnread, {
    expect({ overview }, id) {
      const contact = overview.chatsContacts.find((candidate) => candidate.id === id)
      if (contact) contact.chat.unseenMsgs = Math.max(1, contact.chat.unseenMsgs)
    },
  })
  .writes(reactToMessage, {
    expect(state, { id, messageId, emoji, isOn }) {
      const message = chatOf(state, id)?.messages.find((candidate) => candidate.id === messageId)
      if (!message) return
      message.reactions = message.reactions.filter(
        (reaction) => reaction.senderId !== ownId || (!isOn && reaction.emoji !== emoji),
      )
      if (isOn) message.reactions.push({ senderId: ownId, emoji })
    },
  })
  .writes(updateMessage, {
    expect(state, { id, messageId, message: words }) {
      const message = chatOf(state, id)?.messages.find((candidate) => candidate.id === messageId)
      if (message) message.message = words.trim()
    },
  })
  .writes(removeMessages, {
    expect(state, { id, messageIds }) {
      const chat = chatOf(state, id)
      if (chat) chat.messages = messageIds ? chat.messages.filter((message) => !messageIds.includes(message.id)) : []
    },
  })
  .writes(removeChat, {
    expect({ overview, open }, id) {
      overview.chatsContacts = overview.chatsContacts.filter((contact) => contact.id !== id)
      if (open.contactId === id) open.chat = null
    },
  })

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    chatClosed({ open }) {
      Object.assign(open, initialState.open)
    },
  },
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchOverview,
      ({ overview }) => overview,
      (state, answer) => {
        Object.assign(state.overview, answer)
      },
    )
    addRequestCases(
      builder,
      openChat,
      ({ open }) => open,
      (state, answer) => {
        Object.assign(state.open, answer)
      },
    )
    builder
      .addMatcher(isAnyOf(sendMessage.fulfilled, receiveAnswer.fulfilled), ({ open }, { payload }) => {
        if (open.contactId === payload.contact.id) open.chat = payload.chat
      })
      .addMatcher(openChat.pending.match, ({ overview, open }, { meta: { arg: contactId } }) => {
        const contact = overview.chatsContacts.find(({ id }) => id === contactId)
        if (open.contactId !== contactId) {
          Object.assign(open, { contactId, contact: null, chat: null, unseen: contact?.chat.unseenMsgs ?? 0 })
        }
        if (contact) contact.chat.unseenMsgs = 0
      })
    optimistic.attach(builder)
  },
  selectors: {
    selectOverview: ({ overview }) => overview,
    selectOpen: ({ open }) => open,
  },
})

const injected = slice.injectInto(rootReducer)

export const { chatClosed } = slice.actions
export const { selectOverview, selectOpen } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
