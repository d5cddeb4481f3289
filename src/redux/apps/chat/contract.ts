import type { AnswerOf } from '@core/api/endpoint'
import { get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import {
  answerRequestSchema,
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

const sent = z.object({ newMessageData: messageSchema, chat: chatSchema, contact: contactSchema })
const chat = z.object({ chat: chatSchema })

/** Below the line: additions; see docs/api.md. */
export const chatApi = {
  profileUser: get('/apps/chat/users/profile-user').returns(profileUserSchema),
  overview: get('/apps/chat/chats-and-contacts').returns(
    z.object({
      chatsContacts: z.array(chatContactSchema),
      contacts: z.array(contactSchema),
      profileUser: profileUserSchema,
    }),
  ),
  open: get('/apps/chat/get-chat')
    .query(z.object({ id: idParameter.check(z.describe('Contact id.')) }))
    .returns(z.object({ chat: z.nullable(chatSchema), contact: contactSchema })),
  send: post('/apps/chat/send-msg')
    .body(z.object({ obj: newMessageSchema }))
    .returns(sent),
  // ---
  answer: post('/apps/chat/answer-msg').needs('update').body(answerRequestSchema).returns(sent),
  updateProfile: post('/apps/chat/update-profile')
    .needs('update')
    .body(profileChangeSchema)
    .returns(z.object({ profileUser: profileUserSchema })),
  updateContact: post('/apps/chat/update-contact')
    .needs('update')
    .body(contactChangeSchema)
    .returns(z.object({ contact: contactSchema })),
  markUnread: post('/apps/chat/mark-unread').needs('update').body(rowIdSchema).returns(chat),
  react: post('/apps/chat/react-msg').needs('update').body(reactionSchema).returns(chat),
  updateMessage: post('/apps/chat/update-msg').needs('update').body(messageChangeSchema).returns(chat),
  removeMessages: post('/apps/chat/delete-msgs')
    .needs('delete')
    .body(messageDeletionSchema)
    .returns(z.object({ messageIds: z.array(z.int()), chat: chatSchema })),
  restoreMessages: post('/apps/chat/restore-msgs').needs('delete').body(messageIdsSchema).returns(chat),
  removeChat: post('/apps/chat/delete-chat').needs('delete').body(rowIdSchema).returns(),
  /** Deleting the chat leaves the group. */
  addGroup: post('/apps/chat/add-group')
    .body(z.object({ group: newGroupSchema }))
    .returns(z.object({ contact: contactSchema, chat: chatSchema })),
  updateGroup: post('/apps/chat/update-group')
    .needs('update')
    .body(z.object({ group: groupChangeSchema }))
    .returns(z.object({ contact: contactSchema })),
  searchMessages: get('/apps/chat/search-msgs')
    .query(z.object({ q: z.string() }))
    .returns(z.object({ hits: z.array(hitSchema), total: z.number() })),
  restoreChat: post('/apps/chat/restore-chat').needs('delete').body(rowIdSchema).returns(chat),
}

export type Overview = AnswerOf<typeof chatApi.overview>
