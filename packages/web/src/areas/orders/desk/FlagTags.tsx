import type { Relation } from '@bookrunner/domain/orders'
import { Tooltip } from 'antd'
import { useText } from '../../../platform/text.ts'
import { deskText } from './text.ts'
import tagsCss from '../../../kit/tags.module.css'
import css from './desk.module.css'

export type Flag = 'jlm' | 'x' | Relation | 'omnibus' | 'conditional'

interface Flagged {
  readonly jlmInterest: boolean
  readonly xOrder: boolean
  readonly relations: readonly Relation[]
  readonly omnibus: boolean
  readonly conditional: boolean
}

/** The flags of an order. Behind an alias the server withholds relations and omnibus lines, so no such flag shows. */
export const flagsOf = ({ jlmInterest, xOrder, relations, omnibus, conditional }: Flagged): Flag[] => [
  ...(jlmInterest ? (['jlm'] as const) : []),
  ...(xOrder ? (['x'] as const) : []),
  ...relations,
  ...(omnibus ? (['omnibus'] as const) : []),
  ...(conditional ? (['conditional'] as const) : []),
]

/** Short signs, with the full name in the tooltip and for screen readers. */
export function FlagTags({
  flags,
  long = false,
}: {
  readonly flags: readonly Flag[]
  readonly long?: boolean
}) {
  const t = useText(deskText)
  if (flags.length === 0) return <span className="br-quiet">–</span>
  return (
    <span className={css.flags}>
      {flags.map((flag) => (
        <Tooltip key={flag} title={long ? undefined : t(`flag.${flag}`)}>
          <span className={tagsCss.flag} data-flag={flag}>
            <span aria-hidden={!long || undefined}>{long ? t(`flag.${flag}`) : t(`flagShort.${flag}`)}</span>
            {!long && <span className="br-sr">{t(`flag.${flag}`)}</span>}
          </span>
        </Tooltip>
      ))}
    </span>
  )
}
