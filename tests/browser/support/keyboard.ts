import type { Locator, Page } from 'playwright-core'

export function keyboardOf(page: Page) {
  const isFocused = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0

  return {
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text, { delay: 10 }),

    async to(target: Locator, key = 'Tab', most = 400): Promise<void> {
      for (let pressed = 0; pressed < most; pressed += 1) {
        if (await isFocused(target)) return
        await page.keyboard.press(key)
      }
      throw new Error(`${String(most)} × ${key} did not reach ${target.toString()}`)
    },
  }
}
