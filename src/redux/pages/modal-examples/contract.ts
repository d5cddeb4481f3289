import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { examplesChangeSchema, examplesSchema } from './schema'

const answer = z.object({ examples: examplesSchema })

/** Additions; see docs/api.md. */
export const modalExamplesApi = {
  data: get('/modal-examples/data').returns(answer),
  update: post('/modal-examples/update').needs('update').body(examplesChangeSchema).returns(answer),
}
