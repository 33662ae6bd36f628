import type { AllocRow } from '@bookrunner/contract/allocation'
import { count, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { confirmText } from './confirm-text.ts'
import { replacedIn } from './replaced.ts'
import css from './flow.module.css'

interface Props {
  readonly alloc: Pick<BrowserAlloc, 'holders'>
  readonly rows: readonly AllocRow[]
}

/** The most lines that the list shows. */
const LINES = 100

/** The confirmations that the next ones replace: those with another size by order and investor, and how many keep it. */
export function Replaced({ alloc, rows }: Props) {
  const t = useText(confirmText)
  const { lang } = useReader()
  const { resized, sameSize } = replacedIn(rows)
  const rest = resized.length - LINES
  return (
    <>
      {sameSize > 0 && <li>{t('confirm.sameSize', { count: sameSize, lines: count(sameSize) })}</li>}
      {resized.length > 0 && (
        <li>
          {t('confirm.resized', { count: resized.length, lines: count(resized.length) })}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
          <ul className={css.resized} tabIndex={0} aria-label={t('confirm.resized.list')}>
            {resized.slice(0, LINES).map(({ orderId, number, holder, was, is }) => (
              <li key={orderId}>
                {t('confirm.resized.line', {
                  order: number,
                  investor: nameOf(alloc.holders.get(holder), lang),
                  was: mm(was),
                  is: mm(is),
                })}
              </li>
            ))}
            {rest > 0 && <li className="br-quiet">{t('confirm.resized.more', { count: count(rest) })}</li>}
          </ul>
        </li>
      )}
    </>
  )
}
