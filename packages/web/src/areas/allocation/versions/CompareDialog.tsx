import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { count, EMPTY, mm } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { SortTable, type Column } from '../after/SortTable.tsx'
import { signedMm } from '../signed.ts'
import type { HeldAlloc } from '../state/held.ts'
import { versionsText } from './text.ts'

interface Props {
  readonly alloc: HeldAlloc
  readonly firstId: string
  readonly onClose: () => void
}

/** Two versions: what differs in total, by bucket, and line by line. */
export function CompareDialog({ alloc, firstId, onClose }: Props) {
  const t = useText(versionsText)
  const { lang } = useReader()
  const other = alloc.versions.find(({ versionId }) => versionId !== firstId)?.versionId ?? firstId
  const start = firstId === alloc.versionId ? [firstId, other] : [alloc.versionId, firstId]
  const [[first, second], setPair] = useState<readonly string[]>(start)
  const ask = { dealId: alloc.dealId, firstId: first ?? '', secondId: second ?? '' }
  const { data, error, refetch } = useQuery({
    queryKey: ['allocation', 'compare', ask, alloc.seq, lang],
    queryFn: () => api.allocation.compareVersions(ask),
    placeholderData: (before) => before,
    meta: { failure: 'said' },
  })
  const options = alloc.versions.map(({ versionId, number, name }) => ({
    ...{ value: versionId, label: t('one', { number, name }) },
  }))
  return (
    <Modal
      open
      width={860}
      title={t('compare.title')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      <div className="br-alloc-pair">
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
        <ErrorState title={wordsOf(error)} action={t('compare')} onAction={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={6} />}
      {data && <Compared data={data} />}
    </Modal>
  )
}

type Data = Awaited<ReturnType<typeof api.allocation.compareVersions>>
type Line = Data['lines'][number]

function Compared({ data: { was, is, lines, buckets, holders } }: { readonly data: Data }) {
  const t = useText(versionsText)
  const { lang } = useReader()
  const names = new Map(
    holders.map((each) => [each.holder, nameOf({ ...each, shortName: '' }, lang !== 'US')]),
  )
  const [before, now] = [BigInt(was), BigInt(is)]
  const figures = (one: string | number, other: string | number) => (
    <>
      <td>{mm(BigInt(one))}</td>
      <td>{mm(BigInt(other))}</td>
      <td>
        <b>{signedMm(BigInt(other) - BigInt(one))}</b>
      </td>
    </>
  )
  const figure = (id: 'first' | 'second' | 'apart', value: (line: Line) => bigint): Column<Line> => ({
    ...{ id, head: t('compare.mm', { name: t(`compare.${id}`) }), right: true },
    ...{ value, text: (line) => (id === 'apart' ? signedMm : mm)(value(line)) },
  })
  const word = (id: 'order' | 'investor', text: (line: Line) => string): Column<Line> => ({
    ...{ id, head: t(`compare.${id}`), name: true, value: text, text },
  })
  const columns = [
    word('order', ({ number }) => number),
    word('investor', ({ holder }) => names.get(holder) ?? EMPTY),
    figure('first', ({ was: one }) => BigInt(one)),
    figure('second', ({ is: other }) => BigInt(other)),
    figure('apart', ({ was: one, is: other }) => BigInt(other) - BigInt(one)),
  ]
  return (
    // What scrolls is reached by its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="br-alloc-compared" role="group" aria-label={t('compare.title')} tabIndex={0}>
      <table className="br-alloc-table">
        <thead>
          <tr>
            <th scope="col">{t('compare.bucket')}</th>
            <th scope="col">{t('compare.first')}</th>
            <th scope="col">{t('compare.second')}</th>
            <th scope="col">{t('compare.apart')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.total')}</th>
            {figures(String(before), String(now))}
          </tr>
          {buckets.map(({ by, key, name, was: one, is: other }) => (
            <tr key={`${by} ${key}`}>
              <th scope="row">
                <small>{t(`by.${by}`)}</small> {name}
              </th>
              {figures(one, other)}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{lines.length === 0 ? t('compare.same') : t('compare.lines', { count: count(lines.length) })}</h2>
      {lines.length > 0 && (
        <SortTable
          label={t('compare.lines', { count: count(lines.length) })}
          columns={columns}
          rows={lines}
          keyOf={({ orderId }) => orderId}
        />
      )}
    </div>
  )
}
