import { get, post } from '@core/api/endpoint'
import type {
  Chat,
  ChatContact,
  Contact,
  ContactChange,
  GroupChange,
  Hit,
  Message,
  MessageChange,
  MessageDeletion,
  MessageIds,
  NewGroup,
  NewMessage,
  ProfileChange,
  ProfileUser,
  Reaction,
} from './schema'

export interface Overview {
  /** Contacts with a chat, the one written to last on top; groups are among them. */
  chatsContacts: ChatContact[]
  /** All of them, with the groups that one is in. */
  contacts: Contact[]
  profileUser: ProfileUser
}

interface Sent {
  newMessageData: Message
  chat: Chat
  contact: Contact
}

interface ChatId {
  /** The contact's. */
  id: number
}

/** Below the line stand the additions of docs/api.md. */
export const chatApi = {
  profileUser: get('/apps/chat/users/profile-user').returns<ProfileUser>(),
  overview: get('/apps/chat/chats-and-contacts').returns<Overview>(),
  /** Opens a chat: nothing in it is unseen any more. */
  open: get('/apps/chat/get-chat').query<ChatId>().returns<{ chat: Chat | null; contact: Contact }>(),
  send: post('/apps/chat/send-msg').body<{ obj: NewMessage }>().returns<Sent>(),
  // ---
  /** Lets the contact answer. Where people answer for themselves, this is left out and their messages are fetched. */
  answer: post('/apps/chat/answer-msg').needs('update').body<ChatId>().returns<Sent>(),
  updateProfile: post('/apps/chat/update-profile')
    .needs('update')
    .body<ProfileChange>()
    .returns<{ profileUser: ProfileUser }>(),
  updateContact: post('/apps/chat/update-contact')
    .needs('update')
    .body<ContactChange>()
    .returns<{ contact: Contact }>(),
  markUnread: post('/apps/chat/mark-unread').needs('update').body<ChatId>().returns<{ chat: Chat }>(),
  /** One's own reaction: present it is removed, another one takes its place. */
  react: post('/apps/chat/react-msg').needs('update').body<Reaction>().returns<{ chat: Chat }>(),
  /** The words of one's own message. */
  updateMessage: post('/apps/chat/update-msg').needs('update').body<MessageChange>().returns<{ chat: Chat }>(),
  /** Some messages of a chat, or all. */
  removeMessages: post('/apps/chat/delete-msgs')
    .needs('delete')
    .body<MessageDeletion>()
    .returns<{ messageIds: number[]; chat: Chat }>(),
  restoreMessages: post('/apps/chat/restore-msgs').needs('delete').body<MessageIds>().returns<{ chat: Chat }>(),
  removeChat: post('/apps/chat/delete-chat').needs('delete').body<ChatId>().returns<Record<never, never>>(),
  /** A group is a contact with members; its chat is there from the beginning. Leaving it is deleting its chat. */
  addGroup: post('/apps/chat/add-group').body<{ group: NewGroup }>().returns<{ contact: Contact; chat: Chat }>(),
  updateGroup: post('/apps/chat/update-group')
    .needs('update')
    .body<{ group: GroupChange }>()
    .returns<{ contact: Contact }>(),
  /** Messages of all chats, the newest first, so many at most; `total` says how many there are. */
  searchMessages: get('/apps/chat/search-msgs').query<{ q: string }>().returns<{ hits: Hit[]; total: number }>(),
  restoreChat: post('/apps/chat/restore-chat').needs('delete').body<ChatId>().returns<{ chat: Chat }>(),
}
