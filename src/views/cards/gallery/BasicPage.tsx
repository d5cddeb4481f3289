import { ExamplePage } from '@core/components/example/ExamplePage'
import { useTranslation } from 'react-i18next'
import { FooterExample } from './examples/FooterExample'
import codeFooter from './examples/FooterExample.tsx?raw'
import { ListExample } from './examples/ListExample'
import codeList from './examples/ListExample.tsx?raw'
import { PictureExample } from './examples/PictureExample'
import codePicture from './examples/PictureExample.tsx?raw'
import { TabsExample } from './examples/TabsExample'
import codeTabs from './examples/TabsExample.tsx?raw'
import { TextExample } from './examples/TextExample'
import codeText from './examples/TextExample.tsx?raw'
import { ToneExample } from './examples/ToneExample'
import codeTone from './examples/ToneExample.tsx?raw'
import '@core/components/data-card/data-card.scss'

const examples = [
  { id: 'text', code: codeText, Shown: TextExample },
  { id: 'footer', code: codeFooter, Shown: FooterExample },
  { id: 'picture', code: codePicture, Shown: PictureExample },
  { id: 'list', code: codeList, Shown: ListExample },
  { id: 'tabs', code: codeTabs, Shown: TabsExample },
  { id: 'tone', code: codeTone, Shown: ToneExample },
] as const

/** `/cards/basic`: surfaces for one thing each. */
export function Component() {
  const { t } = useTranslation('cards')
  return (
    <ExamplePage
      title={t('basic')}
      examples={examples.map((example) => ({ ...example, title: t(`example.${example.id}`) }))}
    />
  )
}
