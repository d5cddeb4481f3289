import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchExamples, selectLoaded } from '@/redux/pages/modal-examples/slice'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { AppsCard } from './AppsCard'
import { AddressExample, CardExample, SignInExample, TwoStepExample } from './accountExamples'
import { PersonCard } from './PersonCard'
import { PricingCard } from './PricingCard'
import { ReferCard } from './ReferCard'
import { ShareCard } from './ShareCard'
import styles from './modal-examples.module.scss'

export function ModalExamplesPage() {
  const { t } = useTranslation('modalExamples')
  const retry = useRequest(fetchExamples, undefined)
  const loaded = useAppSelector(selectLoaded)
  return (
    <>
      <PageHeader title={t('title')} />
      <LoadedContent
        source={loaded}
        onRetry={retry}
        name={t('title')}
        skeleton={
          <div className={styles.examples}>
            {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
              <Skeleton key={card} shape="block" height="18rem" />
            ))}
          </div>
        }
      >
        {({ examples }) => (
          <div className={styles.examples}>
            <ShareCard examples={examples} />
            <CardExample examples={examples} />
            <PricingCard />
            <ReferCard examples={examples} />
            <PersonCard examples={examples} />
            <AddressExample examples={examples} />
            <AppsCard examples={examples} />
            <TwoStepExample examples={examples} />
            <SignInExample examples={examples} />
          </div>
        )}
      </LoadedContent>
    </>
  )
}
