// @vitest-environment jsdom
import { it } from 'vitest'
import module from '@/views/forms/gallery/module'
import texts from '@/views/forms/gallery/locales/en.json'
import { expectExamples } from '../../support/examples'

it.each(module.routes)('$path shows its examples with their code, and the props of its components', ({ path, title }) =>
  expectExamples(path, texts.nav[title as keyof typeof texts.nav]),
)
