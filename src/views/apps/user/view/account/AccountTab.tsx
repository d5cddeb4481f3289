import type { UserPartProps } from '../userPart'
import { ActivityCard } from './ActivityCard'
import { InvoicesCard } from './InvoicesCard'
import { ProjectsCard } from './ProjectsCard'

/** What somebody works on, did lately and was billed for. */
export function AccountTab({ details }: UserPartProps) {
  return (
    <>
      <ProjectsCard projects={details.projects} />
      <ActivityCard timeline={details.timeline} />
      <InvoicesCard invoices={details.invoices} />
    </>
  )
}
