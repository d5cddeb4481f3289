import { defineOperations } from '@core/api/operations'
import { chatApi } from './contract'
import { chatContactSchema, chatSchema, contactSchema, messageSchema, profileUserSchema } from './schema'

const unknownContact = { 404: 'No contact has this id.' }
const unknownChat = { 404: 'No contact has this id, or there is no chat with them.' }
const unknownMessage = { 404: 'There is no chat with this contact, or a message isn’t in it. Nothing is changed.' }

export const operations = defineOperations(chatApi, {
  key: 'apps/chat',
  title: 'Chat',
  description: 'Chats of the logged-in user, whose id is 11. A chat has the id of its contact.',
  schemas: {
    ChatContact: chatContactSchema,
    Chat: chatSchema,
    ChatMessage: messageSchema,
    Contact: contactSchema,
    ProfileUser: profileUserSchema,
  },
  calls: {
    profileUser: { summary: 'Reads your profile', example: {} },
    overview: {
      summary: 'Lists chats, contacts and your profile',
      description: 'Chats are sorted newest first. Sending a message moves a chat to the top.',
      example: {},
    },
    open: {
      summary: 'Opens a chat',
      description: 'Marks the chat as read. `chat` is `null` before the first message.',
      errors: unknownContact,
      example: { query: { id: 3 } },
    },
    send: {
      summary: 'Sends a message',
      description: 'Creates the chat if needed and moves it to the top. An image needs no text.',
      status: 201,
      errors: {
        400: 'The message is empty, or the contact is blocked.',
        404: 'No contact has this id, or the quoted message isn’t in the chat.',
      },
      example: { body: { obj: { contact: 3, message: 'Purple stays.' } } },
    },
    answer: {
      summary: 'Simulates a reply from a contact',
      description: 'Stores a scripted reply in the sample backend. Real backends don’t need this request.',
      status: 201,
      errors: { 400: 'The contact is blocked.', ...unknownChat },
      example: { body: { id: 3 } },
    },
    updateProfile: {
      summary: 'Updates your profile',
      description: 'Only the fields sent are updated, including in `settings`.',
      example: { body: { status: 'busy', settings: { isNotificationsOn: false } } },
    },
    updateContact: {
      summary: 'Mutes or blocks a contact',
      errors: unknownContact,
      example: { body: { id: 3, isMuted: true } },
    },
    markUnread: { summary: 'Marks a chat as unread', errors: unknownChat, example: { body: { id: 3 } } },
    react: {
      summary: 'Reacts to a message',
      description: 'Sending the same reaction removes it, unless `isOn` is true. A different one replaces it.',
      errors: unknownMessage,
      async example(api) {
        const opened = await api.call(chatApi.open, { query: { id: 3 } })
        return { body: { id: 3, messageId: opened.chat?.messages[0]?.id ?? 1, emoji: '👍' as const } }
      },
    },
    updateMessage: {
      summary: 'Edits your message',
      description: 'Sets `editedAt`.',
      errors: { 400: 'Not your message, or it would be empty.', ...unknownMessage },
      async example(api) {
        const { newMessageData } = await api.call(chatApi.send, { body: { obj: { contact: 3, message: 'Helo' } } })
        return { body: { id: 3, messageId: newMessageData.id, message: 'Hello' } }
      },
    },
    removeMessages: {
      summary: 'Deletes messages, or clears a chat',
      description: 'Default: all messages. The response contains the deleted ids for restore-msgs.',
      errors: unknownMessage,
      example: { body: { id: 3 } },
    },
    restoreMessages: {
      summary: 'Restores deleted messages',
      description: 'Restores them in place.',
      errors: { 404: 'There is no chat with this contact, or a message wasn’t deleted from it.' },
      async example(api) {
        const { messageIds } = await api.call(chatApi.removeMessages, { body: { id: 3 } })
        return { body: { id: 3, messageIds } }
      },
    },
    removeChat: {
      summary: 'Deletes a chat',
      description: 'Keeps the contact.',
      errors: unknownChat,
      example: { body: { id: 3 } },
    },
    addGroup: {
      summary: 'Creates a group',
      description: 'A group is a contact with `members`. Its chat has the same id.',
      status: 201,
      example: { body: { group: { fullName: 'Harvest dinner', members: [3, 5] } } },
    },
    updateGroup: {
      summary: 'Renames a group or updates its members',
      errors: { 404: 'No group has this id.' },
      async example(api) {
        const group = { fullName: 'Harvest dinner', members: [3, 5] }
        const { contact } = await api.call(chatApi.addGroup, { body: { group } })
        return { body: { group: { id: contact.id, fullName: 'Harvest lunch', members: [3] } } }
      },
    },
    searchMessages: { summary: 'Searches messages in all chats, newest first', example: { query: { q: 'dinner' } } },
    restoreChat: {
      summary: 'Restores a deleted chat',
      description: 'Restores it in place. If a new chat was started, it gets the old messages.',
      errors: { 404: 'No contact has this id, or no chat with them was deleted.' },
      async example(api) {
        await api.call(chatApi.removeChat, { body: { id: 3 } })
        return { body: { id: 3 } }
      },
    },
  },
})
