import { Badge } from '@core/components/Badge'
import { ChevronRight } from 'lucide-react'
import type { ApiCall, ApiDocument } from '@/redux/pages/api-reference/schema'
import { toneOfMethod } from '../tones'
import { CallDetails } from './CallDetails'
import styles from '../api-reference.module.scss'

interface CallItemProps {
  call: ApiCall
  components: ApiDocument['components']
  isOpen: boolean
  onToggle: () => void
}

export function CallItem({ call, components, isOpen, onToggle }: CallItemProps) {
  const id = `call-${call.operationId}`
  return (
    <li className={styles.apiCall}>
      <button type="button" className={styles.apiCallHead} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <Badge tone={toneOfMethod[call.method]}>{call.method}</Badge>{' '}
        <code className={styles.apiPath} dir="ltr">
          {call.path}
        </code>{' '}
        <span className={styles.apiSummary} dir="auto">
          {call.summary}
        </span>
        <ChevronRight aria-hidden="true" className="flip-rtl" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <CallDetails call={call} components={components} />}
      </div>
    </li>
  )
}
