/** Finds texts in charts that overlap or leave the drawing. Runs in the page. @returns one line each */
export function labelFaults(): readonly string[] {
  const gap = 4
  const tolerance = 1.5
  const faults: string[] = []
  for (const drawing of document.querySelectorAll('.chart [role="img"]')) {
    const svg = drawing.querySelector('svg')
    if (!svg) continue
    const name = drawing.getAttribute('aria-label')?.split(':')[0] ?? ''
    const frame = svg.getBoundingClientRect()
    const texts = [...svg.querySelectorAll('text')].map((element) => {
      const written = element.querySelector('tspan') ?? element
      return { text: written.textContent.replaceAll(/[\u2068\u2069]/g, ''), box: written.getBoundingClientRect() }
    })
    const labels = texts.filter(({ text, box }) => text !== '' && box.width > 0)
    for (const [index, { text, box }] of labels.entries()) {
      const isCut =
        box.left < frame.left - tolerance ||
        box.right > frame.right + tolerance ||
        box.top < frame.top - tolerance ||
        box.bottom > frame.bottom + tolerance
      if (isCut || text.includes('…') || text.endsWith('...')) faults.push(`${name}: “${text}” is cut`)
      for (const other of labels.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > -gap && down > tolerance) faults.push(`${name}: “${text}” touches “${other.text}”`)
      }
    }
  }
  return faults
}
