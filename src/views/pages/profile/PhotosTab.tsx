import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '@/redux/pages/profile/schema'
import { PhotoButtons } from './PhotoButtons'
import type { ProfileTabProps } from './profileTab'
import styles from './profile.module.scss'

interface LatestPhotosProps {
  photos: Profile['latestPhotos']
  isLarge?: boolean
}

export function LatestPhotosCard({ photos, isLarge = false }: LatestPhotosProps) {
  const { t } = useTranslation('profile')
  return (
    <Card title={t('photos.title')}>
      {photos.length === 0 ? (
        <EmptyState picture={<Images aria-hidden="true" />} title={t('photos.none')} />
      ) : (
        <PhotoButtons className={isLarge ? styles.photos : styles.thumbs} photos={photos} />
      )}
    </Card>
  )
}

export function PhotosTab({ profile }: ProfileTabProps) {
  return <LatestPhotosCard photos={profile.latestPhotos} isLarge />
}
