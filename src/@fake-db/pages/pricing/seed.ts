import type { Pricing } from '@/redux/pages/pricing/schema'
import { planPrices } from '@/redux/shell/subscription/schema'

type PlanTexts = Pick<Pricing['basicPlan'], 'subtitle' | 'planBenefits'>

/** Translation of the texts below. Names of plans are the same in every language. */
export interface PricingTexts {
  basicPlan: PlanTexts
  standardPlan: PlanTexts
  enterprisePlan: PlanTexts
  qandA: Pricing['qandA']
}

export const seedPricing: Pricing = {
  basicPlan: {
    title: 'Basic',
    img: '/images/pricing/basic.svg',
    subtitle: 'A simple start for everyone',
    ...planPrices.basic,
    planBenefits: [
      'Up to 5 users',
      '10 GB of storage',
      'Email, calendar, and to-do list',
      'One kanban board',
      'Knowledge base',
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
      'Everything in Basic, plus unlimited boards',
      'Invoices and online shop',
      'API keys with read access',
      'Email support within one business day',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: '/images/pricing/enterprise.svg',
    subtitle: 'For organizations with custom needs',
    ...planPrices.enterprise,
    planBenefits: [
      'Up to 500 users',
      '2,000 GB of storage',
      'Everything in Standard',
      'Custom roles and permissions',
      'API keys with full access',
      'Audit log, kept for two years',
      'Dedicated contact with phone support',
    ],
    popular: false,
  },
  qandA: [
    {
      key: 'does-the-price-depend-on-how-many-users-i-have',
      question: 'Does the price depend on how many users I have?',
      ans: 'No. Each plan has one price, whether you use one seat or all of them. When you reach the limit, we notify every administrator. No one is locked out, but you can’t invite more people until you change plans.',
    },
    {
      key: 'what-is-the-difference-between-monthly-and-yearly-billing',
      question: 'What is the difference between monthly and yearly billing?',
      ans: 'Only the price and how often you pay. Standard costs $49 a month, or $480 a year, which is $40 a month. Enterprise costs $99 a month, or $960 a year, which is $80 a month. You can switch from monthly to yearly at any time.',
    },
    {
      key: 'what-happens-to-my-data-when-i-move-to-a-smaller-plan',
      question: 'What happens to my data when I move to a smaller plan?',
      ans: 'Nothing is deleted. You can view and export boards, files, and invoices over the new limits. To edit them, free up space or upgrade again.',
    },
    {
      key: 'can-i-cancel-at-any-time',
      question: 'Can I cancel at any time?',
      ans: 'Yes, in the billing settings, with two clicks and no phone call. Your plan stays active until the end of the period you’ve paid for. Choose a plan again before that day to keep it.',
    },
    {
      key: 'is-there-a-trial-period',
      question: 'Is there a trial period?',
      ans: 'You can try Standard free for 14 days, once per account. No credit card is required, and your current plan doesn’t change. The trial ends automatically, and you keep your data.',
    },
    {
      key: 'do-you-offer-a-discount-to-charities-and-schools',
      question: 'Do you offer a discount to charities and schools?',
      ans: 'Yes, Standard and Enterprise are half price. Email us from your organization’s address and name the register that lists it. We reply within two business days.',
    },
  ],
}
