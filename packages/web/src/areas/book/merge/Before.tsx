import { ArrowRightOutlined } from '@ant-design/icons'
import { unitOf } from '../../../kit/amounts.ts'
import { EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { ordersText } from '../order-count.ts'
import type { Figures } from './plan.ts'
import { mergeText } from './text.ts'
import css from './merge.module.css'

interface Props {
  readonly before: Figures
  readonly after: Figures | undefined
  readonly seq: number
  readonly currency: string | null
}

/** The book's figures before and after, at today's level. */
export function BeforeAfter({ before, after, seq, currency }: Props) {
  const t = useText(mergeText)
  const figures = [
    { name: 'total', read: ({ total }: Figures) => mm(total), unit: true },
    { name: 'inBook', read: ({ inBook }: Figures) => mm(inBook), unit: true },
    { name: 'orders', read: ordersText, unit: false },
  ] as const
  return (
    <section className={css.before} aria-label={t('figures.title')}>
      <dl>
        {figures.map(({ name, read, unit }) => (
          <div key={name} data-figure={name}>
            <dt>
              {t(`figures.${name}`)}
              {unit && currency && <small> {unitOf(currency)}</small>}
            </dt>
            <dd>
              <span className="br-sr">{t('before')} </span>
              <span>{read(before)}</span>
              <ArrowRightOutlined aria-hidden />
              <span className="br-sr">{t('after')} </span>
              <b>{after ? read(after) : EMPTY}</b>
            </dd>
          </div>
        ))}
      </dl>
      <small className="br-figures br-quiet">{t('state', { seq })}</small>
    </section>
  )
}
