import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Picture } from '@core/components/Picture'
import { Skeleton } from '@core/components/Skeleton'
import { CircleHelp, FileText, Link2, Lock, Settings, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Topic } from '@/redux/pages/knowledge-base/schema'
import { topics } from '@/redux/pages/knowledge-base/schema'
import { Band } from '@/views/shared/Band'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { useGroups, useTopic } from './hooks'
import { QuestionLinks } from './QuestionLinks'
import { paths } from './paths'
import styles from './knowledge-base.module.scss'
import { MissingCard } from '@/views/shared/MissingCard'

const icons = new Map<string, ReactNode>(
  Object.entries({
    settings: <Settings aria-hidden="true" />,
    link: <Link2 aria-hidden="true" />,
    'file-text': <FileText aria-hidden="true" />,
    lock: <Lock aria-hidden="true" />,
    smartphone: <Smartphone aria-hidden="true" />,
  }),
)

export function NothingHere() {
  const { t } = useTranslation('knowledgeBase')
  return (
    <MissingCard title={t('missing')} text={t('missingText')} to={paths.knowledgeBase.href()} linkText={t('back')} />
  )
}

function Groups({ topic }: { topic: Topic }) {
  const { t } = useTranslation('knowledgeBase')
  const { groups, retry } = useGroups(topic)
  return (
    <LoadedContent
      source={groups}
      onRetry={retry}
      name={t('questions')}
      skeleton={[0, 1, 2].map((group) => (
        <Skeleton key={group} shape="block" height="11rem" />
      ))}
    >
      {(all) => (
        <div className={styles.groups}>
          {all.map(({ id, title, icon, iconColor, questions }) => (
            <Card key={id} title={title} actions={<Badge>{questions.length}</Badge>}>
              <div className="d-flex gap-3">
                <div className={`${styles.groupIcon} tone-${iconColor === 'secondary' ? 'neutral' : iconColor}`}>
                  {icons.get(icon) ?? <CircleHelp aria-hidden="true" />}
                </div>
                <QuestionLinks questions={questions} />
              </div>
            </Card>
          ))}
        </div>
      )}
    </LoadedContent>
  )
}

export function CategoryPage() {
  const { t } = useTranslation('knowledgeBase')
  const { category } = useParams()
  const topic = topics.find((known) => known === category)
  const { title, card, retry } = useTopic(topic)
  if (!topic)
    return (
      <>
        <PageHeader title={t('missing')} />
        <NothingHere />
      </>
    )
  return (
    <>
      <PageHeader title={title} />
      <div className="stack">
        <LoadedContent
          source={card}
          onRetry={retry}
          name={t('topic')}
          skeleton={<Skeleton shape="block" height="min(11.5rem, 31vw)" />}
        >
          {({ desc, img }) => (
            <Band
              title={desc}
              picture={<Picture className={styles.topicPicture} src={img} alt="" width="320" height="200" />}
            />
          )}
        </LoadedContent>
        <Groups key={topic} topic={topic} />
      </div>
    </>
  )
}
