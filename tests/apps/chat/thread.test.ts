import { describe, expect, it } from 'vitest'
import type { Message } from '@/redux/apps/chat/schema'
import { toDays } from '@/views/apps/chat/thread/days'
import { toParts } from '@/views/shared/links'

describe('URLs in a message', () => {
  const linksOf = (text: string) => toParts(text).flatMap(({ href }) => href ?? [])

  it.each([
    ['see https://example.com/a?b=1#c, please', 'https://example.com/a?b=1#c'],
    ['(https://example.com/a_(b))', 'https://example.com/a_(b)'],
    ['(at https://example.com)', 'https://example.com'],
    ['« http://example.com »', 'http://example.com'],
    ['HTTPS://EXAMPLE.COM!', 'HTTPS://EXAMPLE.COM'],
  ])('are found in %j', (text, link) => {
    expect(linksOf(text)).toEqual([link])
    expect(
      toParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'example.com', 'https://', 'file:///etc', 'a https:// b'])(
    'are exactly these: %j',
    (text) => {
      expect(linksOf(text)).toEqual([])
    },
  )
})

describe('messages by day', () => {
  const message = (id: number, senderId: number, time: string): Message => ({
    id,
    senderId,
    time: `2026-11-${time}:00.000Z`,
    message: `Message ${id}`,
    reactions: [],
  })
  const days = (...messages: Message[]) => toDays(messages, (time) => time.slice(0, 10))

  it('are grouped while one person writes, for at most five minutes', () => {
    const [day] = days(
      message(1, 31, '17T09:00'),
      message(2, 31, '17T09:04'),
      message(3, 11, '17T09:05'),
      message(4, 11, '17T09:11'),
    )
    expect(day?.messages.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true])
  })

  it('are regrouped each day', () => {
    const found = days(message(1, 31, '17T23:59'), message(2, 31, '18T00:01'))
    expect(found.map(({ key }) => key)).toEqual(['2026-11-17', '2026-11-18'])
    expect(found[1]?.messages[0]?.isFirst).toBe(true)
  })
})
