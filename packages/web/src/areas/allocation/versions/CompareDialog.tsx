import { targetKinds } from '@bookrunner/domain/allocation'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { EMPTY, mm } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { WholeTable, type WholeColumn } from '../../../kit/list-page/index.ts'
import { signedMm } from '../signed.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { useAgain } from '../use-again.ts'
import { versionsText } from './text.ts'
import css from './versions.module.css'
import allocationCss from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly firstId: string
  readonly onClose: () => void
}

/** The differences of two versions: in total, by bucket and by line. */
export function CompareDialog({ alloc, firstId, onClose }: Props) {
  const t = useText(versionsText)
  const { lang } = useReader()
  const other = alloc.versions.find(({ versionId }) => versionId !== firstId)?.versionId ?? firstId
  const start = firstId === alloc.versionId ? [firstId, other] : [alloc.versionId, firstId]
  const [[first, second], setPair] = useState<readonly string[]>(start)
  const ask = { dealId: alloc.dealId, firstId: first ?? '', secondId: second ?? '' }
  const queryKey = ['allocation', 'compare', ask, lang]
  useAgain(queryKey, alloc.seq)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.allocation.compareVersions(ask),
    placeholderData: (before) => before,
    meta: { failure: 'shown' },
  })
  const options = alloc.versions.map(({ versionId, number, name }) => ({
    value: versionId,
    label: t('one', { number, name }),
  }))
  return (
    <Modal
      open
      width={860}
      title={t('compare.title')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      <div className={css.pair}>
        <Select
          aria-label={t('compare.first')}
          value={first ?? ''}
          options={options}
          getPopupContainer={within}
          onChange={(next) => setPair([next, second ?? ''])}
        />
        <Select
          aria-label={t('compare.second')}
          value={second ?? ''}
          options={options}
          getPopupContainer={within}
          onChange={(next) => setPair([first ?? '', next])}
        />
      </div>
      {error && !data && (
        <ErrorState title={faultMessage(error)} action={t('compare')} onAction={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={6} />}
      {data && <Compared data={data} />}
    </Modal>
  )
}

type Data = Awaited<ReturnType<typeof api.allocation.compareVersions>>
type Line = Data['lines'][number]

/** Heads for the two versions of the loaded comparison, which may differ from those now chosen. */
function useHeads({ first, second }: Data) {
  const t = useText(versionsText)
  const inMm = (name: string) => t('compare.mm', { name })
  return {
    first: inMm(t('one', { number: first.number, name: first.name })),
    second: inMm(t('one', { number: second.number, name: second.name })),
    difference: inMm(t('compare.difference')),
  }
}

function Compared({ data }: { readonly data: Data }) {
  const t = useText(versionsText)
  const { lines } = data
  const differ = t('compare.lines', { count: lines.length })
  return (
    // What scrolls is reached by its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.compared} role="group" aria-label={t('compare.title')} tabIndex={0}>
      <Sums data={data} />
      <h2>{lines.length === 0 ? t('compare.same') : differ}</h2>
      {lines.length > 0 && <Lines label={differ} data={data} />}
    </div>
  )
}

/** The total, and buckets of each kind. */
function Sums({ data }: { readonly data: Data }) {
  const t = useText(versionsText)
  const heads = useHeads(data)
  const figures = (one: string, other: string) => (
    <>
      <td>{mm(BigInt(one))}</td>
      <td>{mm(BigInt(other))}</td>
      <td>
        <b>{signedMm(BigInt(other) - BigInt(one))}</b>
      </td>
    </>
  )
  const kinds = targetKinds.map((by) => ({ by, list: data.buckets.filter((each) => each.by === by) }))
  return (
    <table className={allocationCss.table}>
      <thead>
        <tr>
          <th scope="col">{t('compare.bucket')}</th>
          <th scope="col">{heads.first}</th>
          <th scope="col">{heads.second}</th>
          <th scope="col">{heads.difference}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('compare.total')}</th>
          {figures(data.was, data.is)}
        </tr>
      </tbody>
      {kinds
        .filter(({ list }) => list.length > 0)
        .map(({ by, list }) => (
          <tbody key={by}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {t(`by.${by}`)}
              </th>
            </tr>
            {list.map(({ key, name, was, is }) => (
              <tr key={key ?? ''}>
                <th scope="row">{name}</th>
                {figures(was, is)}
              </tr>
            ))}
          </tbody>
        ))}
    </table>
  )
}

function Lines({ label, data }: { readonly label: string; readonly data: Data }) {
  const t = useText(versionsText)
  const { lang } = useReader()
  const heads = useHeads(data)
  const names = new Map(data.holders.map((each) => [each.holder, nameOf(each, lang)]))
  const figure = (
    id: 'first' | 'second' | 'difference',
    value: (line: Line) => bigint,
  ): WholeColumn<Line> => ({
    id,
    title: heads[id],
    right: true,
    value,
    text: (line) => (id === 'difference' ? signedMm : mm)(value(line)),
  })
  const word = (id: 'order' | 'investor', text: (line: Line) => string): WholeColumn<Line> => ({
    id,
    title: t(`compare.${id}`),
    name: true,
    value: text,
    text,
  })
  const columns = [
    word('order', ({ number }) => number),
    word('investor', ({ holder }) => names.get(holder) ?? EMPTY),
    figure('first', ({ was }) => BigInt(was)),
    figure('second', ({ is }) => BigInt(is)),
    figure('difference', ({ was, is }) => BigInt(is) - BigInt(was)),
  ]
  return <WholeTable label={label} columns={columns} rows={data.lines} keyOf={({ orderId }) => orderId} />
}
