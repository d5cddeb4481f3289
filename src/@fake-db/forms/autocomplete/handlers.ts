import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { autocompleteApi } from '@/redux/forms/autocomplete/contract'
import { seedItems } from './seed'

export const createHandlers = implement(autocompleteApi, () => ({
  data: () => ok({ autoComplete: [...seedItems] }),
}))
