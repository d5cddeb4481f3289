import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { rolesApi } from './contract'
import { roleAbilitySchema } from './schema'

export const operations = defineOperations(rolesApi, {
  key: 'shell/roles',
  title: 'Abilities of roles',
  description: 'What each role comes to in rules.',
  schemas: { RoleAbility: roleAbilitySchema },
  calls: {
    abilities: {
      summary: 'Lists the roles with their rules, as user data carry them',
      answer: z.object({ roles: z.array(roleAbilitySchema) }),
      example: {},
    },
  },
})
