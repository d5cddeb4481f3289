import { product } from '@/product'

interface Outsider {
  readonly fullName: string
  readonly email: string
  readonly avatar: ''
}

function outsider(fullName: string, email: string): Outsider {
  return { fullName, email, avatar: '' }
}

/** Senders who are not sample people, including scammers. */
export const outsiders: readonly Outsider[] = [
  outsider('Gold Coast Mutual Bank', 'statements@goldcoastmutual.example'),
  outsider('Swiftwing Couriers', 'tracking@swiftwing.example'),
  outsider('The Slow Chart', 'hello@theslowchart.example'),
  outsider('Accra Founders Circle', 'events@accrafounders.example'),
  outsider('Harbour Light Hotel', 'reservations@harbourlight.example'),
  outsider(product.name, `no-reply@${product.domain}`),
  outsider('Esi Mensah', 'esi.mensah@postbox.example'),
  outsider('Ring Road East Dental', 'reception@ringroaddental.example'),
  outsider('Certum Domains', 'renewals@certumdomains.example'),
  outsider('PRIZE DEPARTMENT', 'winner-8841@luckydraw-international.example'),
  outsider('Account Securlty', `verify@login-${product.domain}`),
  outsider('SEO Experts Worldwide', 'rankings@first-page-guaranteed.example'),
  outsider('Invoice Department', 'billing@unpaid-balance.example'),
  outsider('Dr Vincent Marlowe', 'v.marlowe@estate-affairs.example'),
  outsider('CheapPillz', 'no.prescription@cheappillz.example'),
  outsider('Crypto Signals VIP', 'moon@signals-vip.example'),
]
