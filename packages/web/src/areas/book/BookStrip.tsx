import type { DealFace } from '@bookrunner/contract/deals'
import { clockTime, count, coverage, EMPTY, mm } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import { Flash, sizeNow, useReader } from '../deals/parts/index.ts'
import { bookText } from './text.ts'
import type { Book } from './use-book.ts'

interface Props {
  readonly book: Book
  readonly face: DealFace
}

const hundred = 100n

/** The figures of the whole book, of one state: how much, how much of it is in, and what to know of it. */
export function BookStrip({ book: { totals, at }, face }: Props) {
  const t = useText(bookText)
  const { zone } = useReader()
  const total = BigInt(totals.total)
  const inBook = totals.inBook === null ? null : BigInt(totals.inBook)
  const size = sizeNow(face)
  const issue = size?.kind === 'number' && size.face > 0 ? BigInt(size.face) : null
  const part = inBook === null || total === 0n ? null : Number((inBook * 1000n) / total) / 10
  const figures = [
    { name: t('total'), text: mm(total), hint: t('total.hint'), big: true },
    {
      ...{ name: t('inBook'), text: mm(inBook), big: true, hint: undefined },
      note: part === null ? undefined : t('inBook.share', { share: part }),
    },
    {
      ...{ name: t('cover'), hint: t('cover.hint') },
      text: coverage(issue === null ? null : Number((total * hundred) / issue) / 100),
    },
    { name: t('orders'), text: count(totals.orders) },
    { name: t('jlm'), text: mm(BigInt(totals.jlmInterest)) },
    { name: t('soft'), text: mm(BigInt(totals.soft)) },
    { name: t('conditional'), text: mm(BigInt(totals.conditional)) },
  ] as const
  return (
    <div className="br-book-strip">
      <dl>
        {figures.map((figure) => (
          <div key={figure.name} title={'hint' in figure ? figure.hint : undefined}>
            <dt>{figure.name}</dt>
            <dd data-big={('big' in figure && figure.big) || undefined}>
              <Flash of={figure.text}>
                {figure.text}
                {figure.text !== EMPTY && !figure.text.endsWith('×') && figure.name !== t('orders') && (
                  <small> {face.currency} mm</small>
                )}
              </Flash>
              {'note' in figure && figure.note && <span className="br-book-note">{figure.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="br-book-asof">{t('asOf', { time: clockTime(at, zone) })}</div>
    </div>
  )
}
