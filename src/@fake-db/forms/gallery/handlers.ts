import { search } from '@core/search'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { galleryApi } from '@/redux/forms/gallery/contract'
import { seedItems } from './seedItems'
import { seedOptions } from './seedOptions'

export const createHandlers = implement(galleryApi, () => ({
  options: ({ query }) => ok(search(seedOptions, text(query.query), ({ label }) => [label])),
  items: () => ok({ autoComplete: [...seedItems] }),
}))
