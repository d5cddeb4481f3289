import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { createMap, withChange } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { modalExamplesApi } from '@/redux/pages/modal-examples/contract'
import type { Examples } from '@/redux/pages/modal-examples/schema'
import { seedExamples } from './seed'

export const handlers = implement(modalExamplesApi, (env) => {
  const accounts = env.shared(createAccounts)
  const byAccount = createMap<number, Examples>(env, 'pages/modal-examples/examples')
  const first = seedExamples(env.now())

  const of = (accountId: number) => byAccount.get(accountId) ?? first

  return {
    data: ({ askedBy }) => ok({ examples: of(accounts.askedBy(askedBy).id) }),

    update({ body, askedBy }) {
      const { id } = accounts.askedBy(askedBy)
      const examples = withChange(of(id), body)
      byAccount.set(id, examples)
      return ok({ examples })
    },
  }
})
