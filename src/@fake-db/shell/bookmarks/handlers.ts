import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { createCatalogue } from '@fake-db/shell/search/catalogue'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import { bookmarkOrderSchema, bookmarkToggleSchema } from '@/redux/shell/bookmarks/schema'

export const createHandlers = implement(bookmarksApi, (env) => {
  const catalogue = env.shared(createCatalogue)

  return {
    data: () => ok({ suggestions: [...catalogue.pages()], bookmarks: catalogue.bookmarks() }),

    toggle({ body }) {
      const { id, isOn } = parseBody(bookmarkToggleSchema, body)
      catalogue.bookmark(id, isOn)
      return ok({})
    },

    reorder({ body }) {
      catalogue.reorder(parseBody(bookmarkOrderSchema, body).ids)
      return ok({ bookmarks: catalogue.bookmarks() })
    },
  }
})
