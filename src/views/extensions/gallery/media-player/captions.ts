import ar from './order.ar.vtt?url&no-inline'
import de from './order.de.vtt?url&no-inline'
import en from './order.en.vtt?url&no-inline'
import fr from './order.fr.vtt?url&no-inline'
import pt from './order.pt.vtt?url&no-inline'

/** WebVTT files by language. */
export const captions = { en, de, fr, pt, ar }
