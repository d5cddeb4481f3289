import ar from './order.ar.vtt?url&no-inline'
import de from './order.de.vtt?url&no-inline'
import en from './order.en.vtt?url&no-inline'
import fr from './order.fr.vtt?url&no-inline'
import pt from './order.pt.vtt?url&no-inline'

/** WebVTT file of a language; without one, the English file. */
export const captionsIn = (language: string) => new Map(Object.entries({ de, fr, pt, ar })).get(language) ?? en
