// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Amounts } from '@/views/apps/invoice/list/Amounts'

it('breaks sums in two currencies between the amounts only', () => {
  const { container } = render(<Amounts texts={['$56,112.00', '¥998,999,001']} />)
  expect(container).toHaveTextContent('$56,112.00 + ¥998,999,001')
  const amounts = screen.getAllByText((_, element) => element?.classList.contains('text-nowrap') ?? false)
  expect(amounts.map(({ textContent }) => textContent)).toEqual(['$56,112.00', '+ ¥998,999,001'])
})
