import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRecipes } from '../support/cookbook'

const recipes = readRecipes()

/** Why git cannot apply a patch to the product; empty if it can. */
function problemOf(patch: string): string {
  return spawnSync('git', ['apply', '--check', '-'], { input: patch, encoding: 'utf8' }).stderr
}

it.each(recipes)('the recipe "$title" shows a change, and fits the product', ({ commands, files, patch }) => {
  expect(commands.length + Object.keys(files).length + patch.length).toBeGreaterThan(0)
  expect(Object.keys(files).filter((file) => existsSync(file))).toEqual([])
  // `cookbook.all.test.ts` applies patches of modules that a command creates.
  if (!commands.some((command) => command.includes('module -- new'))) expect(patch && problemOf(patch)).toBe('')
})

it('a diff that does not fit is found', () => {
  const [recipe] = recipes.filter(({ patch }) => patch !== '')
  expect(problemOf(recipe!.patch.replace(/^ .+$/m, ' other'))).toContain('patch does not apply')
})
