import { defineOperations } from '@core/api/operations'
import { modalExamplesApi } from './contract'
import { examplesSchema } from './schema'

export const operations = defineOperations(modalExamplesApi, {
  key: 'pages/modal-examples',
  title: 'Modal examples',
  description: 'Data stored by the example dialogs, for each user.',
  schemas: { Examples: examplesSchema },
  calls: {
    data: { summary: 'Reads the data of the dialogs', example: {} },
    update: {
      summary: 'Updates parts of the data',
      description:
        'Each part sent is replaced entirely. A project needs an owner. Duplicate members and invitations return `taken`.',
      errors: { 400: 'A field is invalid. Nothing is changed.' },
      example: { body: { signIn: 'link' } },
    },
  },
})
