import { useCan } from '@core/auth/useCan'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { Tabs } from '@core/components/Tabs'
import { Images, Newspaper, UserRound, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Profile } from '@/redux/pages/profile/schema'
import { fetchProfile, selectProfile } from '@/redux/pages/profile/slice'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { AboutCard } from './AboutCard'
import { CompletenessCard } from './CompletenessCard'
import { EditDrawer } from './EditDrawer'
import { FeedTab } from './FeedTab'
import { FriendsTab } from './FriendsTab'
import { PagesCard } from './PagesCard'
import { PhotosTab } from './PhotosTab'
import { ProfileHeader } from './ProfileHeader'
import { paths } from './paths'
import styles from './profile.module.scss'
import type { ProfileTabProps } from './profileTab'

function AboutTab({ profile, onEdit }: ProfileTabProps) {
  const can = useCan()
  return (
    <div className={styles.columns}>
      <AboutCard profile={profile} isWhole />
      <div className={styles.side}>
        {can('update', 'Data') && <CompletenessCard profile={profile} onEdit={onEdit} />}
        <PagesCard pages={profile.suggestedPages} />
      </div>
    </div>
  )
}

const profileTabs = ['feed', 'about', 'photos', 'friends'] as const

type ProfileTab = (typeof profileTabs)[number]

const icons: Readonly<Record<ProfileTab, ReactNode>> = {
  feed: <Newspaper aria-hidden="true" />,
  about: <UserRound aria-hidden="true" />,
  photos: <Images aria-hidden="true" />,
  friends: <Users aria-hidden="true" />,
}

const contents: Readonly<Record<ProfileTab, (props: ProfileTabProps) => ReactNode>> = {
  feed: FeedTab,
  about: AboutTab,
  photos: PhotosTab,
  friends: FriendsTab,
}

/** The URL contains the tab, except for the first. Unknown tabs show the first. */
function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const { tab } = useParams()
  const navigate = useNavigate()
  const active = profileTabs.find((known) => known === tab) ?? profileTabs[0]
  return [
    active,
    (next) => {
      const href = paths.profile.href(next === profileTabs[0] ? {} : { tab: next })
      if (next !== active) void navigate(href, { preventScrollReset: true })
    },
  ]
}

function Content({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const [active, show] = useProfileTab()
  const [isEditing, setEditing] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const ActiveTab = contents[active]
  const edit = () => setEditing(true)

  /** A new tab starts at its top, even if the previous one was scrolled. */
  function change(tab: ProfileTab) {
    show(tab)
    if (tabs.current && tabs.current.getBoundingClientRect().top < 0) tabs.current.scrollIntoView()
  }

  return (
    <div className="stack">
      <ProfileHeader profile={profile} onEdit={edit} />
      <div ref={tabs} className={`${styles.tabs} d-print-none`}>
        <Tabs
          label={t('tabs.label')}
          tabs={profileTabs.map((key) => ({ key, label: t(`tabs.${key}`), icon: icons[key] }))}
          active={active}
          onChange={change}
        >
          <ActiveTab profile={profile} onEdit={edit} />
        </Tabs>
      </div>
      {isEditing && <EditDrawer profile={profile} onClose={() => setEditing(false)} />}
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="19rem" />
      <Skeleton shape="block" height="2.75rem" />
      <div className={styles.columns}>
        <Skeleton shape="block" height="60rem" />
        <Skeleton shape="block" height="60rem" />
      </div>
    </>
  )
}

export function ProfilePage() {
  const { t } = useTranslation('profile')
  const retry = useRequest(fetchProfile, undefined)
  const profile = useAppSelector(selectProfile)
  const [tab] = useProfileTab()
  return (
    <div className={styles.profile}>
      <div className="d-print-none">
        <PageHeader
          title={t('title')}
          {...(tab !== profileTabs[0] && { documentTitle: t('tabTitle', { tab: t(`tabs.${tab}`) }) })}
        />
      </div>
      <LoadedContent source={profile} onRetry={retry} name={t('title')} skeleton={<ProfileSkeleton />}>
        {(data) => <Content profile={data} />}
      </LoadedContent>
    </div>
  )
}
