import { buttonClass } from '@core/components/button/buttonClass'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { Link } from 'react-router-dom'
import type { ShellPage } from '../pages'

export function BookmarkLink({ page }: { page: ShellPage }) {
  const { anchorProps, node } = useTooltip(page.label)
  return (
    <>
      <Link
        to={page.link}
        className={buttonClass({ variant: 'ghost', className: 'btn-icon' })}
        aria-label={page.label}
        {...anchorProps}
      >
        <page.icon aria-hidden="true" />
      </Link>
      {node}
    </>
  )
}
