import { ExamplePage, type ExamplePageProps } from '@core/components/example/ExamplePage'
import { useTranslation } from 'react-i18next'
import type texts from './locales/en.json'

/** Creates the page of a component, for example `/extensions/dialogs`, with the texts under its key. */
export function createPage(
  key: keyof typeof texts & keyof typeof texts.nav,
  examples: Pick<ExamplePageProps, 'files' | 'sources' | 'components' | 'wide'>,
) {
  return function GalleryPage() {
    const { t } = useTranslation('extensions')
    return <ExamplePage title={t(`nav.${key}`)} texts={t(key, { returnObjects: true })} {...examples} />
  }
}
