import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { roleAbilitySchema } from './schema'

/** Role data for other pages than Roles. */
export const rolesApi = {
  abilities: get('/api/roles/abilities').returns(z.object({ roles: z.array(roleAbilitySchema) })),
}
