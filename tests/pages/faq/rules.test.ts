import { searchFaq } from '@fake-db/pages/faq/rules'
import { describe, expect, it } from 'vitest'
import type { FaqCategory } from '@/redux/pages/faq/schema'

const payment: FaqCategory = {
  icon: 'card',
  title: 'Payment',
  subtitle: 'Money',
  qandA: [
    { question: 'When is my card charged?', ans: 'Later.' },
    { question: 'Is it SAFE?', ans: 'Ask about the card.' },
  ],
}
const delivery: FaqCategory = { ...payment, title: 'Delivery', qandA: [{ question: 'How long?', ans: 'A card day.' }] }
const faqData = { payment, delivery }

describe('FAQ q', () => {
  it('is a case-insensitive contains on questions, not on answers or titles', () => {
    expect(searchFaq(faqData, 'CARD')).toEqual({ payment: { ...payment, qandA: [payment.qandA[0]] } })
    expect(searchFaq(faqData, 'safe')).toEqual({ payment: { ...payment, qandA: [payment.qandA[1]] } })
    expect(searchFaq(faqData, 'Money')).toEqual({})
  })

  it('keeps everything where it is empty', () => {
    expect(searchFaq(faqData, '')).toEqual(faqData)
    expect(searchFaq(faqData, '   ')).toEqual(faqData)
  })

  it('changes nothing of what it searches', () => {
    searchFaq(faqData, 'long')
    expect(payment.qandA).toHaveLength(2)
  })
})
