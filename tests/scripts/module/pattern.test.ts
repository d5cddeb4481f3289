import { describe, expect, it } from 'vitest'
import type { Field } from '../../../scripts/module/from/field'
import { problemOf, withoutNeedlessEscapes } from '../../../scripts/module/from/pattern'
import { sampleText } from '../../../scripts/module/from/samples'

const fieldWith = (pattern: string, more: Partial<Field> = {}): Field => ({
  name: 'tag',
  label: 'Tag',
  kind: 'text',
  isRequired: true,
  isReadOnly: false,
  pattern,
  ...more,
})

describe('a pattern', () => {
  it.each([
    '^([a-z]+[-.]?)+$',
    '^(?:\\w+\\s?)*$',
    '^((x|xx)y?)*$',
    '^(\\D+)*$',
    '^([^<>]+)*;$',
    '^([а-яa-z]+ ?)+$',
    '^(k+k+)+(?=n)$',
    '^\\w*\\w*\\w*\\w*\\w*\\w*\\w*!$',
  ])('may take too long: %s', (pattern) => {
    expect(problemOf(pattern)).toBe('it may take too long')
  })

  it.each([
    '^((ab|c)x)*$',
    '^[a-z\\d]+(-[a-z\\d]+)*$',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '^#?([a-f0-9]{6}|[A-F0-9]{3})$',
    '^(?=.*[A-Z])(?!.*Q)\\w{8,}$',
    '^(north|south)\\/\\p{Lu}{2,}$',
    '^[a-z]{30,40}$',
    '^[A-Z]{2}-\\d{4}$',
    '^[(+*]?[a-z ]+$',
  ])('is checked, and has samples: %s', (pattern) => {
    expect(problemOf(pattern)).toBeUndefined()
    const samples = Array.from({ length: 12 }, (_, index) => sampleText(fieldWith(pattern), index))
    for (const sample of samples) expect(sample).toMatch(new RegExp(pattern, 'u'))
  })

  it.each(['^(a)\\1$', '^\\s*$'])('has no sample: %s', (pattern) => {
    expect(problemOf(pattern)).toBeUndefined()
    expect(sampleText(fieldWith(pattern))).toBeUndefined()
  })

  it('has samples within the lengths', () => {
    const samples = Array.from({ length: 12 }, (_, index) =>
      sampleText(fieldWith('^[a-z]+$', { min: 16, max: 18 }), index, 'tag'),
    )
    for (const sample of samples) expect(sample).toMatch(/^[a-z]{16,18}$/)
  })

  it('may escape more than necessary', () => {
    const pattern = '^\\@[a-z\\_\\-]+\\-\\d\\\\$'
    expect(problemOf(pattern)).toBe('it is no pattern here')
    expect(problemOf(withoutNeedlessEscapes(pattern))).toBeUndefined()
    expect(sampleText(fieldWith(withoutNeedlessEscapes(pattern)))).toMatch(/^@[a-z_-]+-\d\\$/)
  })
})
