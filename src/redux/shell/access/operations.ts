import { defineOperations } from '@core/api/operations'
import { accessApi } from './contract'
import { accessRequestSchema } from './schema'

export const operations = defineOperations(accessApi, {
  key: 'shell/access',
  title: 'Access requests',
  description: 'Requests for access to restricted pages. Each account sees only its own requests.',
  schemas: { AccessRequest: accessRequestSchema },
  calls: {
    requests: {
      summary: 'Lists the caller’s access requests, newest first',
      example: async (api) => {
        await api.call(accessApi.ask, { body: { page: '/apps/user/list' } })
        return {}
      },
    },
    ask: {
      summary: 'Requests access to a page',
      description:
        'Administrators get a notification. A second request for the same page, with any parameters, returns the first one and sends no notification.',
      status: 201,
      example: { body: { page: '/apps/user/list?role=editor' } },
    },
  },
})
