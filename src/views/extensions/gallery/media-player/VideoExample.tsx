import { useMediaFile } from '@core/hooks/useMediaFile'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { captionsIn } from './captions'
import film from './order.webm?url&no-inline'

const poster = `${import.meta.env.BASE_URL}images/films/order.webp`

export function VideoExample() {
  const { t, i18n } = useTranslation('extensions')
  const { ref } = useMediaFile<HTMLVideoElement>(film)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- caption tracks are below
    <video
      ref={ref}
      // Default captions are read only when the video loads.
      key={i18n.language}
      className="w-100 h-auto rounded bg-black"
      width="640"
      height="360"
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={t('demo.media.film')}
    >
      {languages.map(({ code, name }) => (
        <track
          key={code}
          kind="captions"
          src={captionsIn(code)}
          srcLang={code}
          label={name}
          default={code === i18n.language}
        />
      ))}
    </video>
  )
}
