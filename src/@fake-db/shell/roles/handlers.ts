import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { rolesApi } from '@/redux/shell/roles/contract'
import { abilityOf } from './abilities'
import { createGrants } from './grants'

export const handlers = implement(rolesApi, (env) => {
  const { roles } = env.shared(createGrants)
  return {
    abilities: () =>
      ok({ roles: roles.rows().map(({ id, key, name, matrix }) => ({ id, key, name, ability: abilityOf(matrix) })) }),
  }
})
