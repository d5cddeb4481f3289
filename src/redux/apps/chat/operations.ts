import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { chatApi } from './contract'
import {
  chatContactSchema,
  chatSchema,
  contactChangeSchema,
  contactSchema,
  groupChangeSchema,
  hitSchema,
  messageChangeSchema,
  messageDeletionSchema,
  messageIdsSchema,
  messageSchema,
  newGroupSchema,
  newMessageSchema,
  profileChangeSchema,
  profileUserSchema,
  reactionSchema,
} from './schema'

const unknownContact = { 404: 'No contact has the id.' }
const unknownChat = { 404: 'No contact has the id, or there is no chat with them.' }
const unknownMessage = { 404: 'There is no chat with them, or one of the messages is not in it. Nothing is changed.' }

const sent = z.object({ newMessageData: messageSchema, chat: chatSchema, contact: contactSchema })
const chat = z.object({ chat: chatSchema })

export const operations = defineOperations(chatApi, {
  key: 'apps/chat',
  title: 'Chat',
  description:
    'Talks of who is signed in, whose own id here is 11, with contacts. A chat is named by its contact’s id.',
  schemas: {
    ChatContact: chatContactSchema,
    Chat: chatSchema,
    ChatMessage: messageSchema,
    Contact: contactSchema,
    ProfileUser: profileUserSchema,
  },
  calls: {
    profileUser: { summary: 'Reads one’s own profile', answer: profileUserSchema, example: {} },
    overview: {
      summary: 'Lists chats, contacts and one’s own profile',
      description: 'Chats stand newest first; one that is written to goes to the top whatever the times.',
      answer: z.object({
        chatsContacts: z.array(chatContactSchema),
        contacts: z.array(contactSchema),
        profileUser: profileUserSchema,
      }),
      example: {},
    },
    open: {
      summary: 'Opens a chat',
      description: 'Nothing in it is unseen any more. `chat` is null where nothing has been written yet.',
      query: z.object({ id: idParameter.check(z.describe('The contact’s id.')) }),
      answer: z.object({ chat: z.nullable(chatSchema), contact: contactSchema }),
      errors: unknownContact,
      example: { query: { id: 3 } },
    },
    send: {
      summary: 'Sends a message',
      description: 'The chat is created if there is none, and moves to the top. A picture needs no words.',
      status: 201,
      body: z.object({ obj: newMessageSchema }),
      answer: sent,
      errors: {
        400: 'The message is empty, or the contact is blocked.',
        404: 'No contact has the id, or the message that is answered is not in the chat.',
      },
      example: { body: { obj: { contact: 3, message: 'Purple stays.' } } },
    },
    answer: {
      summary: 'Lets a contact answer',
      description:
        'The sample backend’s contacts answer when they are asked to, so that what they say is stored. Where people answer for themselves, this call is not needed.',
      status: 201,
      body: rowIdSchema,
      answer: sent,
      errors: { 400: 'The contact is blocked.', ...unknownChat },
      example: { body: { id: 3 } },
    },
    updateProfile: {
      summary: 'Changes one’s own profile',
      description: 'Only the fields that are sent change, those of the settings too.',
      body: profileChangeSchema,
      answer: z.object({ profileUser: profileUserSchema }),
      example: { body: { status: 'busy', settings: { isNotificationsOn: false } } },
    },
    updateContact: {
      summary: 'Mutes or blocks a contact',
      body: contactChangeSchema,
      answer: z.object({ contact: contactSchema }),
      errors: unknownContact,
      example: { body: { id: 3, isMuted: true } },
    },
    markUnread: {
      summary: 'Marks a chat as unread',
      body: rowIdSchema,
      answer: chat,
      errors: unknownChat,
      example: { body: { id: 3 } },
    },
    react: {
      summary: 'Reacts to a message',
      description: 'The same reaction again takes it away; another one replaces it.',
      body: reactionSchema,
      answer: chat,
      errors: unknownMessage,
      async example(api) {
        const opened = await api.call(chatApi.open, { query: { id: 3 } })
        return { body: { id: 3, messageId: opened.chat?.messages[0]?.id ?? 1, emoji: '👍' as const } }
      },
    },
    updateMessage: {
      summary: 'Changes the words of one’s own message',
      description: 'The message says in `editedAt` that it was changed.',
      body: messageChangeSchema,
      answer: chat,
      errors: { 400: 'Somebody else wrote it, or neither words nor a picture would be left.', ...unknownMessage },
      async example(api) {
        const { newMessageData } = await api.call(chatApi.send, { body: { obj: { contact: 3, message: 'Helo' } } })
        return { body: { id: 3, messageId: newMessageData.id, message: 'Hello' } }
      },
    },
    removeMessages: {
      summary: 'Deletes messages, or clears a chat',
      description: 'Without `messageIds` all of them. The answer names what was deleted, for restore-msgs.',
      body: messageDeletionSchema,
      answer: z.object({ messageIds: z.array(z.int()), chat: chatSchema }),
      errors: unknownMessage,
      example: { body: { id: 3 } },
    },
    restoreMessages: {
      summary: 'Brings deleted messages back',
      description: 'They stand where they stood.',
      body: messageIdsSchema,
      answer: chat,
      errors: { 404: 'There is no chat with them, or one of the messages was not deleted from it.' },
      async example(api) {
        const { messageIds } = await api.call(chatApi.removeMessages, { body: { id: 3 } })
        return { body: { id: 3, messageIds } }
      },
    },
    removeChat: {
      summary: 'Deletes a chat',
      description: 'The contact stays.',
      body: rowIdSchema,
      answer: nothing,
      errors: unknownChat,
      example: { body: { id: 3 } },
    },
    addGroup: {
      summary: 'Makes a group of contacts',
      description: 'It is a contact with `members`, and has a chat that it is named by, as others are.',
      status: 201,
      body: z.object({ group: newGroupSchema }),
      answer: z.object({ contact: contactSchema, chat: chatSchema }),
      example: { body: { group: { fullName: 'Harvest dinner', members: [3, 5] } } },
    },
    updateGroup: {
      summary: 'Renames a group, or changes who is in it',
      body: z.object({ group: groupChangeSchema }),
      answer: z.object({ contact: contactSchema }),
      errors: { 404: 'No group has the id.' },
      async example(api) {
        const group = { fullName: 'Harvest dinner', members: [3, 5] }
        const { contact } = await api.call(chatApi.addGroup, { body: { group } })
        return { body: { group: { id: contact.id, fullName: 'Harvest lunch', members: [3] } } }
      },
    },
    searchMessages: {
      summary: 'Finds messages in all chats, the newest first',
      query: z.object({ q: z.string() }),
      answer: z.object({ hits: z.array(hitSchema), total: z.number() }),
      example: { query: { q: 'dinner' } },
    },
    restoreChat: {
      summary: 'Brings a deleted chat back',
      description:
        'It stands where it stood. If one has been begun anew meanwhile, that one gets the old messages back.',
      body: rowIdSchema,
      answer: chat,
      errors: { 404: 'No contact has the id, or no chat with them was deleted.' },
      async example(api) {
        await api.call(chatApi.removeChat, { body: { id: 3 } })
        return { body: { id: 3 } }
      },
    },
  },
})
