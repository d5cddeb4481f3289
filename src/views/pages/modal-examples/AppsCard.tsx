import { Boxes } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reinsert } from '@/views/shared/account/reinsert'
import { CreateAppDialog } from './CreateAppDialog'
import type { ExampleProps } from './ExampleCard'
import { ExampleCard, KeptList } from './ExampleCard'
import { useAppTexts } from './useAppTexts'
import { useExamplesWriter } from './useExamplesWriter'

export function AppsCard({ examples }: ExampleProps) {
  const { t } = useTranslation('modalExamples')
  const texts = useAppTexts()
  const write = useExamplesWriter(examples)
  const [isOpen, setOpen] = useState(false)
  const { apps } = examples
  return (
    <ExampleCard
      icon={<Boxes />}
      title={t('app.title')}
      text={t('app.text')}
      label={t('app.open')}
      onOpen={() => setOpen(true)}
    >
      <KeptList
        label={t('app.kept')}
        none={t('app.none')}
        items={apps.map((app) => ({
          id: app.id,
          title: app.name,
          text: texts.parts(app),
          removeLabel: t('app.remove', { name: app.name }),
          onRemove: () =>
            void write({
              change: (latest) => ({ apps: latest.apps.filter(({ id }) => id !== app.id) }),
              done: t('app.removed', { name: app.name }),
              undo: (latest) => ({ apps: reinsert(app, latest.apps, apps) }),
            }),
        }))}
      />
      {isOpen && <CreateAppDialog examples={examples} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}
