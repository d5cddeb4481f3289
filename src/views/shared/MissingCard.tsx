import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { NotFound } from '@core/illustrations/NotFound'

interface MissingCardProps {
  title: string
  text: string
  to: string
  linkText: string
}

export function MissingCard({ title, text, to, linkText }: MissingCardProps) {
  return (
    <Card>
      <EmptyState
        picture={<NotFound />}
        title={title}
        text={text}
        action={
          <LinkButton variant="primary" to={to}>
            {linkText}
          </LinkButton>
        }
      />
    </Card>
  )
}
