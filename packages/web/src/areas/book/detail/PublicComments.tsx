import { EyeOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { withNote } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { BOOK, Conversation, linesIn, type ManagerVersion } from '../../orders/index.ts'
import { detailText } from './text.ts'
import css from './detail.module.css'

interface Props {
  readonly orderId: string
  readonly versions: readonly ManagerVersion[]
  readonly timeZone: string
  /** Comments of an order behind an alias are withheld. */
  readonly withheld: boolean
  readonly writes: boolean
}

/** The conversation with the investor. */
export function PublicComments({ orderId, versions, timeZone, withheld, writes }: Props) {
  const t = useText(detailText)
  const { lang } = useReader()
  const client = useQueryClient()
  const lines = linesIn(versions).map(({ version, line, at, by, channel, order }) => ({
    key: `${version} ${line}`,
    text: order.comment ?? '',
    by: by ? withNote(by.name, nameOf(by.entity, lang, true), lang) : '',
    at,
    own: channel === 'desk',
  }))
  return (
    <section className={css.comment} data-kind="comment" aria-label={t('label.comment')}>
      <header>
        <EyeOutlined aria-hidden />
        <strong>{t('kind.comment')}</strong>
        <span className="br-quiet">{t('hint.comment')}</span>
      </header>
      <Conversation
        lines={lines}
        timeZone={timeZone}
        note={lines.length === 0 && <p className="br-quiet">{t(withheld ? 'withheld' : 'none')}</p>}
        reply={
          writes
            ? {
                orderId,
                hint: t('hint.add'),
                send: (comment, options) => api.book.editComments({ orderId, comment }, options),
                onSent: () => void client.invalidateQueries({ queryKey: BOOK }),
              }
            : undefined
        }
      />
    </section>
  )
}
