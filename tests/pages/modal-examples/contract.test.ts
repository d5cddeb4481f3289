import { expect, it } from 'vitest'
import { modalExamplesApi } from '@/redux/pages/modal-examples/contract'
import { unique, useServer } from '../../contract/server'

const { api } = useServer()

it('dialogs show stored values again', async () => {
  const { examples } = await api.call(modalExamplesApi.data, {})
  const person = { ...examples.person, fullName: unique('Rosa') }
  await api.call(modalExamplesApi.update, { body: { person } })
  expect((await api.call(modalExamplesApi.data, {})).examples).toEqual({ ...examples, person })
})
