/** `npm run bench:calls`: what a page of a list costs the sample backend over 100 000 rows. At most 1.5 times a hand-written one. */
import { withTypeScript } from './typescript.mjs'

await withTypeScript('/scripts/bench/calls.ts', async ({ measureLists }) => {
  for (const { name, matches, kit, hand } of measureLists()) {
    const ms = (value) => `${value.toFixed(1)} ms`.padStart(9)
    console.log(
      `${name.padEnd(32)} ${String(matches).padStart(6)} ${ms(kit)} ${ms(hand)}   ratio ${(kit / hand).toFixed(2)}`,
    )
  }
})
