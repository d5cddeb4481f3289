import { RadioCards } from '@core/components/forms/RadioCards'
import { useMediaFile } from '@core/hooks/useMediaFile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import melody from './melody.mp3?url&no-inline'

const volumes = { quiet: 0.3, normal: 0.7, loud: 1 }

export function AudioExample() {
  const { t } = useTranslation('extensions')
  const { ref, playerRef: audioRef } = useMediaFile<HTMLAudioElement>(melody)
  const [volume, setVolume] = useState<keyof typeof volumes>('normal')

  function change(to: keyof typeof volumes) {
    setVolume(to)
    if (audioRef.current) audioRef.current.volume = volumes[to]
  }

  return (
    <div className="stack">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the melody has no words */}
      <audio ref={ref} className="w-100" controls preload="metadata" aria-label={t('demo.media.melody')} />
      <RadioCards
        label={t('demo.media.volume')}
        layout="inline"
        value={volume}
        onChange={change}
        options={(['quiet', 'normal', 'loud'] as const).map((value) => ({ value, label: t(`demo.media.${value}`) }))}
      />
    </div>
  )
}
