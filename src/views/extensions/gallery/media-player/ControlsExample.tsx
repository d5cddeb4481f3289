import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { SelectField } from '@core/components/forms/SelectField'
import { useMediaFile } from '@core/hooks/useMediaFile'
import { Captions, CaptionsOff, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/redux/shell/layout/hooks'
import { useFormat } from '@/utility/hooks/useFormat'
import { captionsIn } from './captions'
import film from './order.webm?url&no-inline'

const poster = `${import.meta.env.BASE_URL}images/films/order.webp`

const speeds = [0.5, 1, 1.5, 2]
const scenes = [
  { key: 'order', at: 0 },
  { key: 'parcel', at: 4 },
  { key: 'way', at: 8 },
  { key: 'door', at: 12 },
] as const

/** In seconds. */
const length = 16

function showCaptions({ textTracks: [track] }: HTMLVideoElement, isShown: boolean) {
  if (track) track.mode = isShown ? 'showing' : 'hidden'
}

export function ControlsExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const { current } = useLanguage()
  const { ref, playerRef: videoRef } = useMediaFile<HTMLVideoElement>(film)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [hasCaptions, setCaptions] = useState(true)
  const place = t('demo.media.place', { time: Math.floor(time), length })

  function toggle() {
    if (!isPlaying) void videoRef.current?.play()
    else videoRef.current?.pause()
  }
  function seek(to: number) {
    setTime(to)
    if (videoRef.current) videoRef.current.currentTime = to
  }
  function changeSpeed(to: number) {
    setSpeed(to)
    if (videoRef.current) videoRef.current.playbackRate = to
  }
  function toggleCaptions() {
    setCaptions(!hasCaptions)
    if (videoRef.current) showCaptions(videoRef.current, !hasCaptions)
  }

  return (
    <div className="stack">
      <video
        ref={ref}
        key={current.code}
        className="w-100 h-auto rounded bg-black"
        width="640"
        height="360"
        poster={poster}
        playsInline
        preload="metadata"
        aria-label={t('demo.media.film')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      >
        <track
          kind="captions"
          src={captionsIn(current.code)}
          srcLang={current.code}
          label={current.name}
          default={hasCaptions}
        />
      </video>
      <input
        type="range"
        className="form-range"
        aria-label={t('demo.media.seek')}
        aria-valuetext={place}
        max={length}
        step={0.1}
        value={time}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
      <div className="cluster">
        <IconButton
          variant="primary"
          label={t(isPlaying ? 'demo.media.pause' : 'demo.media.play')}
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={toggle}
        />
        <IconButton
          label={t('demo.media.captions')}
          icon={hasCaptions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
          aria-pressed={hasCaptions}
          onClick={toggleCaptions}
        />
        <span className="tabular flex-grow-1">{place}</span>
        <SelectField
          className="mb-0"
          label={t('demo.media.speed')}
          value={String(speed)}
          onChange={({ target }) => changeSpeed(Number(target.value))}
          options={speeds.map((rate) => ({
            value: String(rate),
            label: t('demo.media.rate', { rate: format.number(rate) }),
          }))}
        />
      </div>
      <div className="cluster" role="group" aria-label={t('demo.media.scenes')}>
        {scenes.map(({ key, at }) => (
          <Button key={key} size="sm" onClick={() => seek(at)}>
            {t(`demo.media.${key}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
