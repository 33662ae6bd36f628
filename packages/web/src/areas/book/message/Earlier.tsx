import type { ReactNode } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { instant } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { LeftOutList } from './LeftOutList.tsx'
import { Lines } from './Lines.tsx'
import { SendMessage, SentTo } from './SendMessage.tsx'
import { messageText } from './text.ts'
import type { Message, Messages } from './use-messages.ts'
import css from './message.module.css'

/** Earlier messages, newest first, with their original figures. */
export function Earlier({
  dealId,
  messages: { data, error, refetch },
}: {
  readonly dealId: string
  readonly messages: Messages
}) {
  const t = useText(messageText)
  return (
    <section className={css.messages} aria-label={t('earlier')}>
      <h2>{t('earlier')}</h2>
      {!data && !error && <RowsSkeleton rows={2} />}
      {!data && error && (
        <ErrorState
          title={t('earlier.failed')}
          hint={faultMessage(error)}
          action={t('again')}
          onAction={() => void refetch()}
        />
      )}
      {data?.list.length === 0 && <p className="br-quiet">{t('earlier.none')}</p>}
      <ol>
        {data?.list.map((message, place) => (
          <MessageEntry key={message.messageId} message={message}>
            {place === 0 && <SendMessage dealId={dealId} message={message} onSent={() => void refetch()} />}
          </MessageEntry>
        ))}
      </ol>
    </section>
  )
}

interface EntryProps {
  readonly message: Message
  readonly children: ReactNode
}

function MessageEntry({ message: { number, seq, at, by, words, leftOut, sent }, children }: EntryProps) {
  const t = useText(messageText)
  const { lang, zone } = useReader()
  const time = instant(at, lang, zone)
  return (
    <li>
      <p>
        <strong className="br-figures">{t('number', { number })}</strong>
        <span className="br-quiet br-figures">
          {by === null ? time : t('by', { time, name: by })} · {t('state', { seq })}
        </span>
      </p>
      <Lines texts={words} />
      <LeftOutList list={leftOut} />
      <SentTo sent={sent} />
      {children}
    </li>
  )
}
