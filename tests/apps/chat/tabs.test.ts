import { expect, it, onTestFinished, vi } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { createMemoryStore } from '../../@fake-db/memoryStore'
import { startBackend } from '../../support/backend'

it('is opened without a message to other tabs, although it is marked as read', async () => {
  const { open, stored } = createMemoryStore()
  const onChange = vi.fn()
  const [here, there] = [{}, { onChange }].map((tab) =>
    startBackend({ tabs: { name: 'test', onChange: () => undefined, open, ...tab } }),
  )
  onTestFinished(() => {
    for (const tab of [here, there]) tab?.backend.uninstall()
  })
  const { chat } = await here!.api.call(chatApi.open, { query: { id: 2 } })
  expect(chat?.unseenMsgs).toBe(0)
  expect(stored()).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})
