import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { EMPTY, instant, mm } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { useAgain } from '../use-again.ts'
import { changesText } from './text.ts'
import css from './ChangesPanel.module.css'
import allocationCss from '../allocation.module.css'

const PAGE = 50
const LINES = 5

type Change = Awaited<ReturnType<typeof api.allocation.updaterList>>['list'][number]

/** The changes of a version, newest first, with author and figures before and after. */
export function ChangesPanel({ alloc }: { readonly alloc: BrowserAlloc }) {
  const t = useText(changesText)
  const [every, setEvery] = useState(false)
  const { dealId, versionId, seq } = alloc
  const queryKey = ['allocation', 'changes', dealId, every ? '' : versionId]
  useAgain(queryKey, seq)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      api.allocation.updaterList({
        dealId,
        most: PAGE,
        ...(!every && { versionId }),
        ...pageParam,
      }),
    initialPageParam: undefined as { before: number; beforeVersion: string } | undefined,
    getNextPageParam: ({ list }) => {
      const last = list.length === PAGE ? list.at(-1) : undefined
      return last && { before: last.seq, beforeVersion: last.versionId }
    },
    placeholderData: (before) => before,
    meta: { failure: 'shown' },
  })
  const list = data?.pages.flatMap((page) => page.list)
  return (
    <div className={allocationCss.side}>
      <Checkbox checked={every} onChange={({ target }) => setEvery(target.checked)}>
        {t('every')}
      </Checkbox>
      {error && !list && (
        <ErrorState title={faultMessage(error)} action={t('more')} onAction={() => void refetch()} />
      )}
      {!list && !error && <RowsSkeleton rows={6} />}
      {list?.length === 0 && <p className="br-quiet">{t('none')}</p>}
      <ol className={css.changes}>
        {list?.map((change) => (
          <Item key={`${change.seq} ${change.versionId}`} change={change} alloc={alloc} every={every} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

interface ItemProps {
  readonly change: Change
  readonly alloc: BrowserAlloc
  readonly every: boolean
}

function Item({ change, alloc, every }: ItemProps) {
  const t = useText(changesText)
  const { lang, zone } = useReader()
  const { kind, by, at, lines, version } = change
  const shown = lines.slice(0, LINES)
  return (
    <li>
      <p>
        <b>{t(`kind.${kind}`)}</b>
        {change.count > 0 && <span className="br-figures">{t('lines', { count: change.count })}</span>}
        {every && <span translate="no">{version}</span>}
      </p>
      <small title={by ? nameOf(by.entity, lang) : undefined}>
        {by?.name ?? '–'} · {instant(at, lang, zone)}
      </small>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ orderId, was, is, note }) => (
            <li key={orderId} className="br-figures">
              {t(is === was && note !== undefined ? 'line.reason' : 'line', {
                number: alloc.rows.get(orderId)?.number ?? t('left'),
                was: mm(was),
                is: mm(is),
                note: note ?? EMPTY,
              })}
              {is !== was && note && ` · ${note}`}
            </li>
          ))}
          {change.count > shown.length && (
            <li className="br-quiet">{t('rest', { count: change.count - shown.length })}</li>
          )}
        </ul>
      )}
    </li>
  )
}
