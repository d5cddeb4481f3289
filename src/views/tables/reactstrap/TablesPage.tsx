import { ExamplePage } from '@core/components/example/ExamplePage'
import { useTranslation } from 'react-i18next'
import { BasicExample } from './examples/BasicExample'
import codeBasic from './examples/BasicExample.tsx?raw'
import { BorderedExample } from './examples/BorderedExample'
import codeBordered from './examples/BorderedExample.tsx?raw'
import { BorderlessExample } from './examples/BorderlessExample'
import codeBorderless from './examples/BorderlessExample.tsx?raw'
import { CaptionExample } from './examples/CaptionExample'
import codeCaption from './examples/CaptionExample.tsx?raw'
import { ContextualExample } from './examples/ContextualExample'
import codeContextual from './examples/ContextualExample.tsx?raw'
import { FootExample } from './examples/FootExample'
import codeFoot from './examples/FootExample.tsx?raw'
import { InvertedExample } from './examples/InvertedExample'
import codeInverted from './examples/InvertedExample.tsx?raw'
import { InvertedHeadExample } from './examples/InvertedHeadExample'
import codeInvertedHead from './examples/InvertedHeadExample.tsx?raw'
import { MenuExample } from './examples/MenuExample'
import codeMenu from './examples/MenuExample.tsx?raw'
import { ResponsiveExample } from './examples/ResponsiveExample'
import codeResponsive from './examples/ResponsiveExample.tsx?raw'
import { SmallExample } from './examples/SmallExample'
import codeSmall from './examples/SmallExample.tsx?raw'
import { SortableExample } from './examples/SortableExample'
import codeSortable from './examples/SortableExample.tsx?raw'
import { StripedExample } from './examples/StripedExample'
import codeStriped from './examples/StripedExample.tsx?raw'

const examples = [
  { id: 'basic', text: 'basic', code: codeBasic, Shown: BasicExample },
  { id: 'striped', text: 'striped', code: codeStriped, Shown: StripedExample },
  { id: 'bordered', text: 'bordered', code: codeBordered, Shown: BorderedExample },
  { id: 'borderless', text: 'borderless', code: codeBorderless, Shown: BorderlessExample },
  { id: 'small', text: 'small', code: codeSmall, Shown: SmallExample },
  { id: 'inverted-head', text: 'invertedHead', code: codeInvertedHead, Shown: InvertedHeadExample },
  { id: 'inverted', text: 'inverted', code: codeInverted, Shown: InvertedExample },
  { id: 'contextual', text: 'contextual', code: codeContextual, Shown: ContextualExample },
  { id: 'caption', text: 'caption', code: codeCaption, Shown: CaptionExample },
  { id: 'foot', text: 'foot', code: codeFoot, Shown: FootExample },
  { id: 'responsive', text: 'responsive', code: codeResponsive, Shown: ResponsiveExample },
  { id: 'menu', text: 'menu', code: codeMenu, Shown: MenuExample },
  { id: 'sortable', text: 'sortable', code: codeSortable, Shown: SortableExample },
] as const

/** `/tables/reactstrap`: the plain tables, each with the file that draws it. */
export function Component() {
  const { t } = useTranslation('tables')
  return (
    <ExamplePage
      title={t('title')}
      examples={examples.map(({ text, ...example }) => ({
        ...example,
        title: t(`example.${text}.title`),
        text: t(`example.${text}.text`),
      }))}
    />
  )
}
