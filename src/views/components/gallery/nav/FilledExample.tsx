import { Nav, NavItem, NavLink } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns', 'warranty'] as const

export function FilledExample() {
  const { t } = useTranslation('components')
  const [chosen, setChosen] = useState<(typeof parts)[number]>('delivery')
  return (
    <>
      <Nav pills justified>
        {parts.map((part) => (
          <NavItem key={part}>
            <NavLink
              tag="button"
              type="button"
              active={part === chosen}
              aria-current={part === chosen}
              onClick={() => setChosen(part)}
            >
              {t(`demo.${part}.title`)}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
      <p className="mt-3" aria-live="polite">
        {t(`demo.${chosen}.text`)}
      </p>
    </>
  )
}
