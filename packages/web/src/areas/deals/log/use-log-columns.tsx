import { CopyOutlined } from '@ant-design/icons'
import { zoneText } from '@bookrunner/contract/kernel'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { Changes } from '../../../kit/Changes.tsx'
import { clockTime, count, day } from '../../../kit/format.ts'
import type { ListColumn } from '../../../kit/list-page/index.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { logText } from './text.ts'
import type { LogLine } from './use-log.ts'
import css from './log.module.css'

export function useLogColumns(
  detail: DealDetail,
  onPerson: (userId: string) => void,
): readonly ListColumn<LogLine>[] {
  const t = useText(logText)
  const { lang } = useReader()
  const nameOfField = useFieldName()
  const { timeZone } = detail.terms
  const trancheOf = (dealId: string | null) =>
    detail.tranches.length > 1 ? detail.tranches.find((each) => each.dealId === dealId)?.name : undefined
  return [
    {
      id: 'seq',
      title: t('column.seq'),
      width: 64,
      align: 'right',
      sort: 'seq',
      cell: ({ seq }) => count(seq),
    },
    {
      id: 'at',
      title: t('column.at', { zone: zoneText(timeZone, lang) }),
      width: 176,
      cell: ({ at }) => <time dateTime={at}>{`${day(at, lang, timeZone)} ${clockTime(at, timeZone)}`}</time>,
    },
    {
      id: 'who',
      title: t('column.who'),
      width: 190,
      wraps: true,
      cell: ({ actor }) => <Who actor={actor} onPerson={onPerson} />,
    },
    {
      id: 'what',
      title: t('column.what'),
      width: 440,
      fixed: true,
      wraps: true,
      cell: ({ what, dealId, comment, changes }) => (
        <>
          {what}
          {trancheOf(dealId) && <span className={css.tranche}>{trancheOf(dealId)}</span>}
          {comment && <q className={css.comment}>{comment}</q>}
          <Changes changes={changes} nameOfField={nameOfField} />
        </>
      ),
    },
    {
      id: 'hash',
      title: t('column.hash'),
      width: 124,
      cell: ({ hash, seq }) => <Hash hash={hash} seq={seq} />,
    },
  ]
}

interface WhoProps extends Pick<LogLine, 'actor'> {
  readonly onPerson: (userId: string) => void
}

/** A click filters the log by this person. */
function Who({ actor, onPerson }: WhoProps) {
  const t = useText(logText)
  const { lang } = useReader()
  if (!actor) return <span className="br-quiet">{t('clock')}</span>
  return (
    <Button type="link" size="small" className={css.who} onClick={() => onPerson(actor.userId)}>
      <span>{actor.name}</span>
      <span className="br-quiet">{nameOf(actor.entity, lang, true)}</span>
    </Button>
  )
}

/** Shows enough of the hash to compare by eye; the button copies all. */
function Hash({ hash, seq }: { readonly hash: string; readonly seq: number }) {
  const t = useText(logText)
  const copy = () => void navigator.clipboard.writeText(hash).then(() => tell('success', t('copied')))
  return (
    <span className={css.hash} title={hash}>
      <code>{hash.slice(0, 8)}</code>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('copy', { seq })}
        onClick={copy}
      />
    </span>
  )
}
