import { implement } from '@fake-db/kit/implement'
import { contains } from '@fake-db/kit/listQuery'
import { ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { formGalleryApi } from '@/redux/forms/gallery/contract'
import { seedItems } from './seedItems'
import { seedOptions } from './seedOptions'

export const createHandlers = implement(formGalleryApi, () => ({
  options: ({ query }) => ok(seedOptions.filter(({ label }) => contains([label], text(query.query)))),
  items: () => ok({ autoComplete: [...seedItems] }),
}))
