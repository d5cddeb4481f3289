import { get, post } from '@core/api/endpoint'
import type { Examples, ExamplesChange } from './schema'

interface Answer {
  examples: Examples
}

/** Additions for the page of dialogs, whose examples keep what is entered. Only the parts that are sent are changed. */
export const modalExamplesApi = {
  data: get('/modal-examples/data').returns<Answer>(),
  update: post('/modal-examples/update').needs('update').body<ExamplesChange>().returns<Answer>(),
}
