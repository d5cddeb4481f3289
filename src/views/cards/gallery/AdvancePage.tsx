import { ExamplePage } from '@core/components/example/ExamplePage'
import { useTranslation } from 'react-i18next'
import { MeetingExample } from './examples/MeetingExample'
import codeMeeting from './examples/MeetingExample.tsx?raw'
import { ProfileExample } from './examples/ProfileExample'
import codeProfile from './examples/ProfileExample.tsx?raw'
import { ProgressExample } from './examples/ProgressExample'
import codeProgress from './examples/ProgressExample.tsx?raw'
import { TimelineExample } from './examples/TimelineExample'
import codeTimeline from './examples/TimelineExample.tsx?raw'
import { TransactionsExample } from './examples/TransactionsExample'
import codeTransactions from './examples/TransactionsExample.tsx?raw'
import '@core/components/data-card/data-card.scss'

const examples = [
  { id: 'profile', code: codeProfile, Shown: ProfileExample },
  { id: 'transactions', code: codeTransactions, Shown: TransactionsExample },
  { id: 'timeline', code: codeTimeline, Shown: TimelineExample },
  { id: 'progress', code: codeProgress, Shown: ProgressExample },
  { id: 'meeting', code: codeMeeting, Shown: MeetingExample },
] as const

/** `/cards/advance`: cards with more in them. */
export function Component() {
  const { t } = useTranslation('cards')
  return (
    <ExamplePage
      title={t('advance')}
      examples={examples.map((example) => ({ ...example, title: t(`example.${example.id}`) }))}
    />
  )
}
