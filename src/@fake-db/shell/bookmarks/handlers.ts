import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { createCatalogue } from '@fake-db/shell/search/catalogue'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'

export const handlers = implement(bookmarksApi, (env) => {
  const catalogue = env.shared(createCatalogue)

  return {
    data: () => ok({ suggestions: [...catalogue.pages()], bookmarks: catalogue.bookmarks() }),

    toggle({ body: { id, isOn } }) {
      catalogue.bookmark(id, isOn)
      return ok({})
    },

    reorder({ body }) {
      catalogue.reorder(body.ids)
      return ok({ bookmarks: catalogue.bookmarks() })
    },
  }
})
