import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { readImage, type ImageProblem } from '@core/readImage'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const limits = { types: ['image/png', 'image/jpeg', 'image/webp'], largest: 800_000 }

export function PictureExample() {
  const { t } = useTranslation('formGallery')
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState<ImageProblem | null>(null)

  async function choose(file: File | undefined) {
    if (!file) return
    const image = await readImage(file, limits)
    setProblem(typeof image === 'string' ? image : null)
    if (typeof image !== 'string') setUrl(image.url)
  }

  return (
    <div className="cluster">
      <Avatar name="Ada Lovelace" src={url} size="lg" />
      <Button onClick={() => input.current?.click()}>{t('upload.picture')}</Button>
      {url && <Button onClick={() => setUrl(undefined)}>{t('upload.noPicture')}</Button>}
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.types.join()}
        aria-label={t('upload.picture')}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      {problem && (
        <p className="field-error" role="alert">
          {t(`upload.problem.${problem}`)}
        </p>
      )}
    </div>
  )
}
