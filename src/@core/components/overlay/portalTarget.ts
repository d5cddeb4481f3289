import { overlayRoot } from '../../root'

/**
 * Returns the parent for a floating box: the dialog or drawer around its anchor, whose focus trap would otherwise
 * take the focus from the box. Without a dialog, the body (`overlayRoot`), where nothing clips the box.
 */
export function portalTarget(anchor: Element | null): Element {
  return anchor?.closest('.modal, .offcanvas') ?? overlayRoot()
}
