import { AccordionBody, AccordionHeader, AccordionItem, UncontrolledAccordion } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns', 'warranty'] as const

export function SeveralExample() {
  const { t } = useTranslation('components')
  return (
    <UncontrolledAccordion stayOpen flush defaultOpen={['delivery', 'returns']}>
      {parts.map((name) => (
        <AccordionItem key={name}>
          <AccordionHeader targetId={name}>{t(`demo.${name}.title`)}</AccordionHeader>
          <AccordionBody accordionId={name}>{t(`demo.${name}.text`)}</AccordionBody>
        </AccordionItem>
      ))}
    </UncontrolledAccordion>
  )
}
