import type { Pricing } from '@/redux/pages/pricing/schema'
import { planPrices } from '@/redux/shell/subscription/schema'

export const seedPricing: Pricing = {
  basicPlan: {
    title: 'Basic',
    img: '/images/pricing/basic.svg',
    subtitle: 'A simple start for everyone',
    ...planPrices.basic,
    planBenefits: [
      'Up to 5 users',
      '10 GB of storage',
      'Mailbox, calendar and to-do list',
      'One kanban board',
      'Help from the knowledge base',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: '/images/pricing/standard.svg',
    subtitle: 'For teams that work together every day',
    ...planPrices.standard,
    planBenefits: [
      'Up to 50 users',
      '250 GB of storage',
      'Everything in Basic, with any number of boards',
      'Invoices and the online shop',
      'API keys with read access',
      'Answers by email within one working day',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: '/images/pricing/enterprise.svg',
    subtitle: 'For organizations with rules of their own',
    ...planPrices.enterprise,
    planBenefits: [
      'Up to 500 users',
      '2,000 GB of storage',
      'Everything in Standard',
      'Roles and permissions you define yourself',
      'API keys with full access',
      'An audit log, kept for two years',
      'A named contact, by phone as well',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Does the price depend on how many users I have?',
      ans: 'No. Each plan has one price, whether you use one seat or all of them. When you reach the limit we tell every administrator; nobody is locked out, but you cannot invite more people until you change the plan.',
    },
    {
      question: 'What is the difference between monthly and yearly billing?',
      ans: 'Only the price and the rhythm. Standard costs 49 dollars a month, or 480 once a year, which comes to 40 a month. Enterprise costs 99 a month, or 960 a year, which comes to 80. You can switch from monthly to yearly on any day.',
    },
    {
      question: 'What happens to my data when I move to a smaller plan?',
      ans: 'Nothing is deleted. Boards, files and invoices beyond the new limits can be read and exported but not changed until you make room or move up again.',
    },
    {
      question: 'Can I cancel at any time?',
      ans: 'Yes, in the billing settings, with two clicks and no phone call. The plan then runs to the end of the period you have paid for. Choose a plan again before that day and it simply goes on.',
    },
    {
      question: 'Is there a trial period?',
      ans: 'Standard can be tried for 14 days, free of charge and without a card, once for each account. Your own plan stays as it is meanwhile. If you do nothing, the trial ends by itself, and nothing you have put into it is lost.',
    },
    {
      question: 'Do you offer a discount to charities and schools?',
      ans: 'Half price on Standard and Enterprise. Write to us from an address of the organization and name the register it is listed in; we answer within two working days.',
    },
  ],
}
