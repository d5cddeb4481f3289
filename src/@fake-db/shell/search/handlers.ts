import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { searchApi } from '@/redux/shell/search/contract'
import { createCatalogue } from './catalogue'
import { seedContacts, seedFiles } from './seed'

const searchLimit = 4

export const handlers = implement(searchApi, (env) => {
  const catalogue = env.shared(createCatalogue)
  const contacts = seedContacts(env.now())

  return {
    data: () =>
      ok({
        searchArr: [
          { groupTitle: 'Pages', searchLimit, data: [...catalogue.pages()] },
          { groupTitle: 'Files', searchLimit, data: [...seedFiles] },
          { groupTitle: 'Contacts', searchLimit, data: contacts },
        ],
      }),
  }
})
