import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import type { ApiKey } from '@/redux/pages/api-key/schema'
import { seedApiKeys } from './seed'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Returns a random key without ambiguous characters, such as `0` and `O`. */
function createKey(random: () => number): string {
  const secret = Array.from({ length: 32 }, () => alphabet.charAt(Math.floor(random() * alphabet.length)))
  return `lsk_${secret.join('')}`
}

export const handlers = implement(apiKeyApi, (env) => {
  const apiKeys = createTable<ApiKey>(env, 'pages/api-key/keys', seedApiKeys(env.now()), 'API key')

  return {
    list: () => ok({ apiKeys: [...apiKeys.rows()] }),

    create({ body: given }) {
      const key = createKey(env.random)
      const apiKey: ApiKey = {
        ...given,
        id: apiKeys.nextId(),
        last4: key.slice(-4),
        createdAt: env.now().toISOString(),
        lastUsedAt: null,
      }
      apiKeys.insert([apiKey], 0)
      return created({ apiKey, key })
    },

    revoke({ query }) {
      apiKeys.remove([id(query.id)])
      return ok({})
    },

    restore({ body: { id: wanted } }) {
      apiKeys.restore([wanted])
      return ok({ apiKey: apiKeys.get(wanted) })
    },
  }
})
