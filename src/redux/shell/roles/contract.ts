import { get } from '@core/api/endpoint'
import type { RoleAbility } from './schema'

/** What pages other than that of the roles need to know of them. */
export const rolesApi = {
  abilities: get('/api/roles/abilities').returns<{ roles: RoleAbility[] }>(),
}
