import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { SelectField } from '@core/components/forms/SelectField'
import { Captions, CaptionsOff, Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/redux/shell/layout/useLanguage'
import { useFormat } from '@/utility/hooks/useFormat'
import { captions } from './captions'
import film from './order.webm?url&no-inline'

const speeds = [0.5, 1, 1.5, 2]
const scenes = [
  { key: 'order', at: 0 },
  { key: 'parcel', at: 4 },
  { key: 'way', at: 8 },
  { key: 'door', at: 12 },
] as const

/** In seconds. */
const length = 16

export function ControlsExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const { current } = useLanguage()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [hasCaptions, setCaptions] = useState(true)
  const place = t('demo.media.place', { time: Math.floor(time), length })

  function toggle() {
    if (!isPlaying) void video.current?.play()
    else video.current?.pause()
  }
  function seek(to: number) {
    setTime(to)
    if (video.current) video.current.currentTime = to
  }
  function changeSpeed(to: number) {
    setSpeed(to)
    if (video.current) video.current.playbackRate = to
  }
  function toggleCaptions() {
    setCaptions(!hasCaptions)
    const track = video.current?.textTracks[0]
    if (track) track.mode = hasCaptions ? 'hidden' : 'showing'
  }

  return (
    <div className="stack">
      <video
        ref={video}
        key={current.code}
        className="w-100 h-auto rounded bg-black"
        src={film}
        width="640"
        height="360"
        playsInline
        preload="metadata"
        aria-label={t('demo.media.film')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      >
        <track
          kind="captions"
          src={captions[current.code]}
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
