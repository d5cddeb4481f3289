import { defineOperations } from '@core/api/operations'
import { rolesApi } from './contract'
import { roleAbilitySchema } from './schema'

export const operations = defineOperations(rolesApi, {
  key: 'shell/roles',
  title: 'Role abilities',
  description: 'The ability rules of each role.',
  schemas: { RoleAbility: roleAbilitySchema },
  calls: {
    abilities: { summary: 'Lists the roles with their ability rules, as in user data', example: {} },
  },
})
