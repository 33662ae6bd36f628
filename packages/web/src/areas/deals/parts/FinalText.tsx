import { Fragment } from 'react'
import type { FinalTerms, GuidanceLevel } from '@bookrunner/domain/deals'
import { decimal, price } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { levelText } from './level.ts'
import { partsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './parts.module.css'

interface Props {
  readonly final: Pick<FinalTerms, 'coupon' | 'price' | 'spread' | 'yield'>
  /** The guidance names the reference of the spread. */
  readonly level: GuidanceLevel | null | undefined
}

/** The final terms of a priced deal: "T+95 · 4.750% · 99.785". */
export function FinalText({ final, level }: Props) {
  const t = useText(partsText)
  const figures = [
    { name: t('final.level'), text: level && levelText(level) },
    { name: t('final.coupon'), text: final.coupon && `${decimal(final.coupon, 3)}%` },
    { name: t('final.price'), text: final.price && price(final.price) },
  ]
  return (
    <span>
      {figures.map(
        ({ name, text }, at) =>
          text && (
            <Fragment key={name}>
              {/* A narrow header leaves out whole figures, never a digit of one. */}
              <wbr />
              <span
                title={name}
                className={
                  at === 0 ? classes(css.guidanceNow, 'br-figures') : classes(css.final, 'br-figures')
                }
              >
                <span className="br-sr">{name} </span>
                <span translate="no">{text}</span>
              </span>
            </Fragment>
          ),
      )}
    </span>
  )
}
