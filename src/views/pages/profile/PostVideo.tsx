import { IconButton } from '@core/components/button/IconButton'
import { useMediaFile } from '@core/hooks/useMediaFile'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './profile.module.scss'

interface PostVideoProps {
  src: string
  poster: string
  label: string
}

/** Video with the controls of the media player page. It loads when played. */
export function PostVideo({ src, poster, label }: PostVideoProps) {
  const { t } = useTranslation('profile')
  const { ref, playerRef } = useMediaFile<HTMLVideoElement>(src)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  /** In seconds; 0 until the video has loaded. */
  const [length, setLength] = useState(0)
  const place = t('post.place', { time: Math.floor(time), length: Math.round(length) })

  function toggle() {
    if (isPlaying) playerRef.current?.pause()
    else void playerRef.current?.play()
  }
  function seek(to: number) {
    setTime(to)
    if (playerRef.current) playerRef.current.currentTime = to
  }

  return (
    <div className={styles.filmBox} role="group" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- posts have no caption tracks */}
      <video
        ref={ref}
        className={styles.film}
        poster={poster || undefined}
        width="640"
        height="360"
        playsInline
        preload="none"
        aria-label={label}
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      />
      <div className={styles.filmBar}>
        <IconButton
          size="sm"
          variant="primary"
          label={t(isPlaying ? 'post.pause' : 'post.play')}
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={toggle}
        />
        <input
          type="range"
          className="form-range"
          aria-label={t('post.seek')}
          aria-valuetext={place}
          disabled={length === 0}
          max={length || 1}
          step={0.1}
          value={time}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
        {length > 0 && <span className="text-sm tabular text-nowrap">{place}</span>}
      </div>
    </div>
  )
}
