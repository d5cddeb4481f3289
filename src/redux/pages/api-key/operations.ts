import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { apiKeyApi } from './contract'
import { apiKeySchema, newApiKeySchema } from './schema'

export const operations = defineOperations(apiKeyApi, {
  key: 'pages/api-key',
  title: 'API keys',
  description: 'Keys with which programs make calls.',
  schemas: { ApiKey: apiKeySchema },
  calls: {
    list: {
      summary: 'Lists the API keys',
      description: 'Newest first. Of a key itself only the last four characters are shown.',
      answer: z.object({ apiKeys: z.array(apiKeySchema) }),
      example: {},
    },
    create: {
      summary: 'Creates an API key',
      description: 'The whole key is in this answer and in no other.',
      status: 201,
      body: newApiKeySchema,
      answer: z.object({ apiKey: apiKeySchema, key: z.string() }),
      example: { body: { name: 'Warehouse scanner', scope: 'read-write' } },
    },
    revoke: {
      summary: 'Revokes an API key',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 404: 'No key has the id.' },
      example: { query: { id: 2 } },
    },
    restore: {
      summary: 'Brings a revoked API key back',
      body: rowIdSchema,
      answer: z.object({ apiKey: apiKeySchema }),
      errors: { 404: 'No revoked key has the id.' },
      example: async (api) => {
        await api.call(apiKeyApi.revoke, { query: { id: 2 } })
        return { body: { id: 2 } }
      },
    },
  },
})
