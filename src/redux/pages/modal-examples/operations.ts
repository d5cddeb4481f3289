import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { modalExamplesApi } from './contract'
import { examplesChangeSchema, examplesSchema } from './schema'

const answer = z.object({ examples: examplesSchema })

export const operations = defineOperations(modalExamplesApi, {
  key: 'pages/modal-examples',
  title: 'Modal examples',
  description: 'What the dialogs of that page have stored. It is each person’s own.',
  schemas: { Examples: examplesSchema },
  calls: {
    data: { summary: 'Reads what the dialogs have stored', answer, example: {} },
    update: {
      summary: 'Changes parts of it',
      description:
        'Each part is sent as a whole. A project has an owner, and nobody is a member or is invited twice (`taken`).',
      body: examplesChangeSchema,
      answer,
      errors: { 400: 'A field cannot be used; nothing is changed.' },
      example: { body: { signIn: 'link' } },
    },
  },
})
