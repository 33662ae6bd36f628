import { targetKinds, type Rule } from '@bookrunner/domain/allocation'
import { Alert, Button, Modal } from 'antd'
import { useMemo } from 'react'
import { tenths } from '../../../kit/dense-page/column.ts'
import { count, EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { WholeTable, type WholeColumn } from '../../../kit/list-page/index.ts'
import { signedMm } from '../signed.ts'
import { withDetails } from '../grid/reason-text.ts'
import { allocGridText } from '../grid/text.ts'
import type { Tools } from '../grid/tools.ts'
import { fillTenths } from '../rows/grid-row.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { ClashList } from './ClashList.tsx'
import { policyText } from './text.ts'
import { bucketEffects, triedLines, type BucketEffect, type TriedLine } from './trial-lines.ts'
import type { Trying } from './use-trial.ts'
import css from './policy.module.css'
import allocationCss from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly tools: Tools
  readonly trial: Trying
  /** False if a colleague saved other rules meanwhile: the panel asks which count. */
  readonly ready: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** All lines the policy would change, before it is applied. */
export function TrialDialog({ alloc, tools, trial, ready, onAgain, onClose }: Props) {
  const t = useText(policyText)
  const reply = trial.trial?.reply
  const { ask } = trial.trial ?? {}
  const lines = useMemo(
    () =>
      reply && ask ? triedLines({ policy: ask.policy as Rule[], lines: reply.lines }, alloc, tools.grid) : [],
    [reply, ask, alloc, tools.grid],
  )
  return (
    <Modal
      open
      width={1040}
      title={t('try.title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          {trial.moved && (
            <Button disabled={!ready} onClick={onAgain}>
              {t('try.again')}
            </Button>
          )}
          {reply && (
            <Button
              type="primary"
              loading={trial.busy}
              disabled={trial.moved || !ready}
              onClick={() => trial.write(lines.length)}
            >
              {t('try.write', { count: lines.length, lines: count(lines.length) })}
            </Button>
          )}
        </>
      }
    >
      {trial.moved && <Alert type="warning" showIcon title={t('try.moved')} />}
      {trial.fault && <ClashList fault={trial.fault} alloc={alloc} tools={tools} />}
      {!reply && <p>{t('try.none')}</p>}
      {reply && (
        <>
          <dl className={allocationCss.effect}>
            <div>
              <dt>{t('try.count')}</dt>
              <dd>{count(lines.length)}</dd>
            </div>
            <div>
              <dt>{t('try.total')}</dt>
              <dd>
                {mm(BigInt(alloc.summary.total))} → {mm(BigInt(reply.total))} <small>mm</small>
              </dd>
            </div>
            <div>
              <dt>{t('try.remainder')}</dt>
              <dd>
                {reply.remainder === null ? EMPTY : mm(BigInt(reply.remainder))} <small>mm</small>
              </dd>
            </div>
          </dl>
          <Lines tools={tools} lines={lines} />
          {targetKinds.map((by) => (
            <Effects
              key={by}
              title={t(`try.by.${by}`)}
              effects={bucketEffects(alloc, lines, by)}
              nameOf={(key) => (key === null ? t('try.none.of') : tools.bucket(by, key))}
            />
          ))}
        </>
      )}
    </Modal>
  )
}

interface EffectsProps {
  readonly title: string
  readonly effects: readonly BucketEffect[]
  readonly nameOf: (key: string | null) => string
}

/** What each bucket of a kind gets now and by the policy. */
function Effects({ title, effects, nameOf }: EffectsProps) {
  if (effects.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl className={allocationCss.effect}>
        {effects.map(({ key, was, is }) => (
          <div key={key ?? ''}>
            <dt translate="no">{nameOf(key)}</dt>
            <dd>
              {mm(was)} → {mm(is)} <small>mm</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface LinesProps {
  readonly tools: Tools
  readonly lines: readonly TriedLine[]
}

function Lines({ tools, lines }: LinesProps) {
  const t = useText(policyText)
  const by = useText(allocGridText)
  const reason = (line: TriedLine): string => {
    const plain = withDetails(by(line.by === null ? 'by.nothing' : `by.${line.by}`), line, by)
    const named = line.capped ? t('try.capped', { by: plain, cap: by(`by.${line.capped}`) }) : plain
    return line.lostNote === null ? named : t('try.lostNote', { by: named, note: line.lostNote })
  }
  const inSize = ({ row }: TriedLine) => BigInt(row?.inSize ?? 0)
  const acceptedIn = ({ row }: TriedLine) => BigInt(row?.acceptedIn ?? 0)
  const waitingIn = (line: TriedLine) => inSize(line) - acceptedIn(line)
  const fillOf = (line: TriedLine) => fillTenths(line.is, acceptedIn(line))
  const word = (
    id: 'order' | 'investor' | 'by',
    text: (line: TriedLine) => string,
  ): WholeColumn<TriedLine> => ({
    id,
    title: t(`try.${id}`),
    name: id !== 'by',
    value: text,
    text,
  })
  const figure = (
    id: 'in' | 'unaccepted' | 'was' | 'is' | 'difference',
    value: (line: TriedLine) => bigint,
    text: (size: bigint) => string = mm,
  ): WholeColumn<TriedLine> => ({
    id,
    title: t('try.mm', { name: t(`try.${id}`) }),
    right: true,
    value,
    text: (line) => text(value(line)),
  })
  const columns = [
    word('order', ({ row }) => row?.number ?? EMPTY),
    word('investor', ({ row }) =>
      row ? [tools.names.holder(row.holder), row.account ?? []].flat().join(' · ') : EMPTY,
    ),
    figure('in', inSize),
    ...(lines.some((line) => waitingIn(line) > 0n) ? [figure('unaccepted', waitingIn)] : []),
    figure('was', ({ was }) => was),
    figure('is', ({ is }) => is),
    {
      id: 'fill',
      title: t('try.fill'),
      right: true,
      value: fillOf,
      text: (line: TriedLine) => {
        const fill = fillOf(line)
        return fill === null ? EMPTY : tenths(fill)
      },
    },
    figure('difference', ({ was, is }) => is - was, signedMm),
    word('by', reason),
  ]
  return (
    <div className={css.tried}>
      <WholeTable label={t('try.title')} columns={columns} rows={lines} keyOf={({ orderId }) => orderId} />
    </div>
  )
}
