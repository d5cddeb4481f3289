import { implement } from '@fake-db/kit/implement'
import { contains } from '@fake-db/kit/listQuery'
import { ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { selectApi } from '@/redux/forms/select/contract'
import { seedOptions } from './seed'

export const createHandlers = implement(selectApi, () => ({
  data: ({ query }) => ok(seedOptions.filter(({ label }) => contains([label], text(query.query)))),
}))
