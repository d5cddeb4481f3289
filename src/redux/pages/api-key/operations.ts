import { defineOperations } from '@core/api/operations'
import { apiKeyApi } from './contract'
import { apiKeySchema } from './schema'

export const operations = defineOperations(apiKeyApi, {
  key: 'pages/api-key',
  title: 'API keys',
  description: 'Keys for apps that use the API.',
  schemas: { ApiKey: apiKeySchema },
  calls: {
    list: {
      summary: 'Lists the API keys',
      description: 'Newest first. Only the last four characters of each key are shown.',
      example: {},
    },
    create: {
      summary: 'Creates an API key',
      description: 'Only this response contains the whole key.',
      status: 201,
      example: { body: { name: 'Warehouse scanner', scope: 'read-write' } },
    },
    revoke: {
      summary: 'Revokes an API key',
      errors: { 404: 'No API key has this id.' },
      example: { query: { id: 2 } },
    },
    restore: {
      summary: 'Restores a revoked API key',
      errors: { 404: 'No revoked API key has this id.' },
      example: async (api) => {
        await api.call(apiKeyApi.revoke, { query: { id: 2 } })
        return { body: { id: 2 } }
      },
    },
  },
})
