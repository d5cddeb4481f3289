import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { accessApi } from './contract'
import { accessRequestSchema, newAccessRequestSchema } from './schema'

export const operations = defineOperations(accessApi, {
  key: 'shell/access',
  title: 'Access requests',
  description: 'Asking for a page that one may not see. Each account sees its own requests only.',
  schemas: { AccessRequest: accessRequestSchema },
  calls: {
    requests: {
      summary: 'Lists what the caller has asked for, newest first',
      answer: z.object({ requests: z.array(accessRequestSchema) }),
      example: async (api) => {
        await api.call(accessApi.ask, { body: { page: '/apps/user/list' } })
        return {}
      },
    },
    ask: {
      summary: 'Asks for a page',
      description:
        'The administrators find it among their notifications. Asked again for the same page, whatever its parameters, the call answers the first request and tells nobody a second time.',
      status: 201,
      body: newAccessRequestSchema,
      answer: z.object({ request: accessRequestSchema }),
      example: { body: { page: '/apps/user/list?role=editor' } },
    },
  },
})
