import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Flex } from 'antd'
import { sized } from '../../../kit/amounts.ts'
import { EMPTY, instant, percentYield, price } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { DealTime, GuidanceText, levelText, nameOf, sizeIn, useReader } from '../parts/index.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { useDealNames } from '../use-deal-names.ts'
import { guidanceText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './guidance.module.css'

type Version = DealDetail['guidance'][number]

/** Every level ever announced, newest first: kind, level, when on the deal's clock, by whom, and why. */
export function History({ detail, onNew }: { readonly detail: DealDetail; readonly onNew: () => void }) {
  const t = useText(guidanceText)
  const dealNames = useDealNames()
  const newestFirst = detail.guidance.toSorted((one, other) => other.number - one.number)
  return (
    <section className={css.history} aria-label={t('section.history')}>
      <Flex align="center" justify="space-between" className={css.head}>
        <h2>{t('section.history')}</h2>
        {detail.moves.includes('setGuidance') && (
          <Button size="small" onClick={onNew}>
            {dealNames.move('setGuidance')}
          </Button>
        )}
      </Flex>
      {newestFirst.length === 0 && <p className="br-quiet">{t('history.empty')}</p>}
      <ol>
        {newestFirst.map((version, at) => (
          <OneVersion
            key={version.number}
            version={version}
            before={guidanceBefore(newestFirst.slice(at))}
            newest={at === 0}
            detail={detail}
          />
        ))}
      </ol>
    </section>
  )
}

/** What guidance was before this one; a test price never was, and follows none. */
function guidanceBefore([version, ...earlier]: readonly Version[]): Version['level'] | undefined {
  return version?.kind === 'test' ? undefined : earlier.find(({ kind }) => kind !== 'test')?.level
}

interface Props {
  readonly version: Version
  readonly before: Version['level'] | undefined
  readonly newest: boolean
  readonly detail: DealDetail
}

function OneVersion({ version, before, newest, detail }: Props) {
  const t = useText(guidanceText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  const { timeZone } = detail.terms
  const { kind, level, at, by, note, reason } = version
  return (
    <li data-kind={kind} data-newest={newest || undefined}>
      <Flex align="baseline" wrap gap="4px 10px">
        <span className={css.kind} data-kind={kind}>
          {dealNames.guidance(kind)}
        </span>
        <Flash of={levelText(level)}>
          <GuidanceText level={level} before={before} />
        </Flash>
      </Flex>
      <Size version={version} detail={detail} />
      <Final version={version} detail={detail} />
      <div className={css.who} title={instant(at, lang, timeZone)}>
        <DealTime at={at} timeZone={timeZone} />
        {' · '}
        {by ? [by.name, nameOf(by.entity, lang, true)].join(lang === 'US' ? ', ' : '，') : t('history.clock')}
      </div>
      {note && <p>{note}</p>}
      {reason && <p>{t('history.reason', { reason })}</p>}
    </li>
  )
}

/** A dash has no unit. */
const percent = (rate: string | null) => (rate === null ? EMPTY : `${percentYield(rate)}%`)

/** The size of the issue as it was announced; a launched or priced level has its own below. */
function Size({
  version: { size, final },
  detail,
}: {
  readonly version: Version
  readonly detail: DealDetail
}) {
  const t = useText(guidanceText)
  const codeText = useText(dealCodeText)
  if (!size || final) return null
  return (
    <div className={classes(css.final, 'br-figures')}>
      {t('history.size', { size: sizeIn(detail.terms.currency, size, codeText) })}
    </div>
  )
}

/** What a deal was launched or priced at, beside the level. */
function Final({ version: { final }, detail }: { readonly version: Version; readonly detail: DealDetail }) {
  const t = useText(guidanceText)
  if (!final) return null
  const size = sized(final.size, detail.terms.currency)
  const figures = {
    yield: percent(final.yield),
    coupon: percent(final.coupon),
    price: price(final.price, detail.terms.priceDecimals),
  }
  const known = Object.values(figures).some((figure) => figure !== EMPTY)
  return (
    <div className={classes(css.final, 'br-figures')}>
      {t('history.size', { size })}
      {known && ` · ${t('history.final', figures)}`}
    </div>
  )
}
