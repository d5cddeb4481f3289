import { expect, test } from 'vitest'
import { contrast } from '@/utility/contrast'

test.each([
  ['#000', '#fff', 21],
  ['#FFFFFF', '#ffffff', 1],
  ['#767676', '#fff', 4.54],
  ['rgb(118, 118, 118)', '#fff', 4.54],
  ['rgb(0 0 255)', ' #fff', 8.59],
])('of %s and %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test.each(['', 'none', 'rgb(27 33 54 / 45%)', '#12345', 'hsl(0 0% 0%)'])('is unknown for %j', (color) => {
  expect(contrast(color, '#fff')).toBeNull()
})
