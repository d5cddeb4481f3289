import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { roleAbilitySchema } from './schema'

/** What pages other than that of the roles need to know of them. */
export const rolesApi = {
  abilities: get('/api/roles/abilities').returns(z.object({ roles: z.array(roleAbilitySchema) })),
}
