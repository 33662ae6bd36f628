import { Alert, Button, Modal } from 'antd'
import { count, EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { allocGridText } from '../grid/text.ts'
import type { Tools } from '../grid/tools.ts'
import type { HeldAlloc } from '../state/held.ts'
import { ClashList } from './ClashList.tsx'
import { policyText } from './text.ts'
import type { Trying } from './use-trial.ts'

interface Props {
  readonly alloc: HeldAlloc
  readonly tools: Tools
  readonly trial: Trying
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** So many rows are read; the rest is counted. */
const MOST = 1000

/** Every line that would be another, before anything is written. */
export function TrialDialog({ alloc, tools, trial, onAgain, onClose }: Props) {
  const t = useText(policyText)
  const reply = trial.trial?.reply
  // An order that is out gets a line of nothing: nobody gets anything else by it.
  const lines = reply?.lines.filter(({ was, is }) => (was ?? 0) !== (is ?? 0)) ?? []
  return (
    <Modal
      open
      width={860}
      title={t('try.title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          {trial.moved && <Button onClick={onAgain}>{t('try.again')}</Button>}
          {reply && (
            <Button type="primary" loading={trial.busy} disabled={trial.moved} onClick={trial.write}>
              {t('try.write', { count: count(lines.length) })}
            </Button>
          )}
        </>
      }
    >
      {trial.moved && <Alert type="warning" showIcon title={t('try.moved')} />}
      {trial.fault && <ClashList fault={trial.fault} {...{ alloc, tools }} />}
      {!reply && <p>{t('try.none')}</p>}
      {reply && (
        <>
          <dl className="br-alloc-effect">
            <div>
              <dt>{t('try.count')}</dt>
              <dd>{count(lines.length)}</dd>
            </div>
            <div>
              <dt>{t('try.total')}</dt>
              <dd>
                {mm(BigInt(alloc.summary.total))} → {mm(BigInt(reply.total))}
              </dd>
            </div>
            <div>
              <dt>{t('try.remainder')}</dt>
              <dd>{reply.remainder === null ? EMPTY : mm(BigInt(reply.remainder))}</dd>
            </div>
          </dl>
          <Lines {...{ alloc, tools }} lines={lines.slice(0, MOST)} />
        </>
      )}
    </Modal>
  )
}

type Reply = NonNullable<NonNullable<Trying['trial']>['reply']>

interface LinesProps {
  readonly alloc: HeldAlloc
  readonly tools: Tools
  readonly lines: Reply['lines']
}

function Lines({ alloc, tools, lines }: LinesProps) {
  const t = useText(policyText)
  const by = useText(allocGridText)
  const reason = ({ by: rule, full, tooSmall }: Reply['lines'][number]): string => {
    const plain = by(rule === null ? 'by.nothing' : `by.${rule}`)
    if (full) return by('by.full', { by: plain })
    return tooSmall ? by('by.tooSmall', { by: plain }) : plain
  }
  return (
    // What scrolls is reached by its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="br-paste" role="group" aria-label={t('try.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('try.order')}</th>
            <th scope="col">{t('try.investor')}</th>
            <th scope="col">{t('try.was')}</th>
            <th scope="col">{t('try.is')}</th>
            <th scope="col">{t('try.by')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const row = alloc.rows.get(line.orderId)
            return (
              <tr key={line.orderId}>
                <td translate="no">{row?.number ?? line.orderId}</td>
                <td translate="no">{row ? tools.names.holder(row.holder) : EMPTY}</td>
                <td>{mm(line.was)}</td>
                <td>
                  <b>{mm(line.is)}</b>
                </td>
                <td>{reason(line)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
