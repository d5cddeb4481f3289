/*
 * The library writes its styles into the page when it is loaded, after all others and outside of layers, so that nothing could
 * change them. Here they go into the layer that Bootstrap's parts are in, below ours.
 */
import 'react-data-table-component'

if (typeof document !== 'undefined') {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith('.rdt_table{')) style.textContent = `@layer bootstrap{${style.textContent}}`
  }
}
