import { product } from '@/product'
import type { Pricing } from '@/redux/pages/pricing/schema'

type Plan = Pricing['basicPlan']

function offersOf({ title, monthlyPrice, yearlyPlan }: Plan) {
  const offer = { '@type': 'Offer', name: title, priceCurrency: 'USD' }
  const perMonth = (price: number, billingDuration: number) => ({
    ...offer,
    price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingDuration,
      billingIncrement: 1,
    },
  })
  if (monthlyPrice === 0) return [{ ...offer, price: 0 }]
  return [perMonth(monthlyPrice, 1), perMonth(yearlyPlan.perMonth, 12)]
}

/** Structured data for search engines (schema.org), for products with public prices. */
export function Offers({ basicPlan, standardPlan, enterprisePlan }: Pricing) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: product.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: [basicPlan, standardPlan, enterprisePlan].flatMap(offersOf),
  }
  return <script type="application/ld+json">{JSON.stringify(data)}</script>
}
