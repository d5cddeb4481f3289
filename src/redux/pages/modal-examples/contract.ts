import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { examplesChangeSchema, examplesSchema } from './schema'

const answer = z.object({ examples: examplesSchema })

/** Additions for the page of dialogs, whose examples keep what is entered. Only the parts that are sent are changed. */
export const modalExamplesApi = {
  data: get('/modal-examples/data').returns(answer),
  update: post('/modal-examples/update').needs('update').body(examplesChangeSchema).returns(answer),
}
