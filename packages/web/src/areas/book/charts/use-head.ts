import { count, instant } from '../../../kit/format.ts'
import type { PictureHead } from '../../../kit/chart/index.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { chartsText } from './text.ts'
import type { BookView } from './view.ts'

const inFile = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)

/** A book, or an allocation of it. */
interface Headed extends Pick<BookView, 'dealName'> {
  readonly state: { readonly sight: string }
}

/** The heading of an exported chart: deal, state, and whose orders it shows. */
export function useHead(view: Headed): (title: string, of: { seq: number; at: string }) => PictureHead {
  const t = useText(chartsText)
  const { lang, zone } = useReader()
  return (title, { seq, at }) => ({
    title,
    lines: [
      view.dealName,
      t('state', { seq: count(seq), time: instant(at, lang, zone) }),
      ...(view.state.sight === 'own' ? [t('own')] : []),
    ],
    file: `${inFile(view.dealName)}-${inFile(title)}-${seq}`,
  })
}
