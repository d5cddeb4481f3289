import { useCan } from '@core/auth/useCan'
import { AvatarStack } from '@core/components/AvatarStack'
import { Card } from '@core/components/Card'
import { Progress } from '@core/components/Progress'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { PollOption } from '@/redux/pages/profile/schema'
import { vote } from '@/redux/pages/profile/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './profile.module.scss'

/** Each user has one vote and can change it. */
export function PollCard({ question, polls }: { question: string; polls: readonly PollOption[] }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const name = useId()
  const mayVote = useCan()('update', 'Data')
  const { write } = useWrite()
  if (polls.length === 0) return null
  return (
    <Card title={t('poll.title')}>
      <fieldset className="d-grid gap-3" disabled={!mayVote}>
        <legend className="field-label" dir="auto">
          {question}
        </legend>
        {polls.map((option) => (
          <div key={option.id}>
            <label className={styles.option}>
              <input
                type="radio"
                className="form-check-input"
                name={name}
                checked={option.youVoted}
                onChange={() => void write(vote, option.id, { isToggle: true })}
              />
              <bdi>{option.name}</bdi>
              <span className="tabular text-muted">{format.percent(option.result / 100)}</span>
            </label>
            <div className={styles.result}>
              <Progress label={option.name} value={option.result} />
              {option.votedUser.length > 0 && (
                <AvatarStack
                  people={option.votedUser.map(({ username, avatar }) => ({
                    name: username,
                    src: avatar || undefined,
                  }))}
                  label={t('poll.voters', { names: format.list(option.votedUser.map(({ username }) => username)) })}
                  more={(count) => t('poll.more', { count })}
                />
              )}
            </div>
          </div>
        ))}
      </fieldset>
    </Card>
  )
}
