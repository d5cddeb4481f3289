import { useTranslation } from 'react-i18next'
import type { PictureFieldTexts } from '@/views/shared/PictureField'

export function usePictureTexts(): PictureFieldTexts {
  const { t } = useTranslation('profile')
  return {
    preview: t('picture.preview'),
    choose: t('picture.choose'),
    change: t('picture.change'),
    remove: t('picture.remove'),
    hint: t('picture.hint'),
    problem: (problem) => t(`picture.${problem}`),
  }
}
