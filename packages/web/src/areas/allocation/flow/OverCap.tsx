import { linesOverCap } from '@bookrunner/domain/allocation'
import { Alert, Checkbox } from 'antd'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { launchText } from './launch-text.ts'
import css from '../allocation.module.css'

type Lines = ReturnType<typeof linesOverCap>

/** The lines of a version whose investors are above the size cap. */
export const overCapOf = (
  { rows, summary: { issue } }: Pick<BrowserAlloc, 'rows' | 'summary'>,
  { sizeCap }: Pick<AllocInfo, 'sizeCap'>,
): Lines =>
  linesOverCap(
    [...rows.values()].flatMap(({ orderId, holder, size }) =>
      size === null ? [] : [{ orderId, holder, size }],
    ),
    { sizeCap, issue },
  )

interface Props {
  readonly alloc: BrowserAlloc
  readonly lines: Lines
  readonly read: boolean
  readonly onRead: (read: boolean) => void
}

/** The lines above the size cap, to be acknowledged. */
export function OverCap({ alloc, lines, read, onRead }: Props) {
  const t = useText(launchText)
  const { lang } = useReader()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('launch.cap')}
      description={
        <>
          <ul className={css.clashes}>
            {lines.map(({ orderId, excess }) => {
              const row = alloc.rows.get(orderId)
              return (
                <li key={orderId}>
                  {t('launch.cap.line', {
                    order: row?.number ?? '',
                    investor: nameOf(row && alloc.holders.get(row.holder), lang),
                    excess: t(excess.orders > 1 ? 'launch.cap.together' : 'launch.cap.excess', { ...excess }),
                  })}
                </li>
              )
            })}
          </ul>
          <Checkbox checked={read} onChange={({ target }) => onRead(target.checked)}>
            {t('launch.cap.acknowledge')}
          </Checkbox>
        </>
      }
    />
  )
}
