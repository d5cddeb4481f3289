/**
 * Where a floating box is rendered: in the dialog or drawer around its anchor, whose focus trap would otherwise take the
 * focus from it, else in the body, where nothing clips it.
 *
 * @param anchor The element that the box belongs to.
 * @returns The element to render into.
 */
export function portalTarget(anchor: Element | null): Element {
  return anchor?.closest('.modal, .offcanvas') ?? document.body
}
