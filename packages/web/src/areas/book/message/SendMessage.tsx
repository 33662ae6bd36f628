import { messageAudiences, type MessageAudience } from '@bookrunner/domain/book'
import { Alert, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { instant } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { confirm } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { useMove } from '../../deals/moves/index.ts'
import { useReader } from '../../deals/parts/index.ts'
import { useAudience } from './use-audience.ts'
import { messageText } from './text.ts'
import type { Message } from './use-messages.ts'
import css from './message.module.css'

interface Props {
  readonly dealId: string
  readonly message: Message
  readonly onSent: () => void
}

/** Chooses who gets the newest message, of those who do not have it. */
export function SendMessage({ dealId, message, onSent }: Props) {
  const t = useText(messageText)
  const { lang, zone } = useReader()
  const { messageId, number, sent } = message
  const [chosen, setChosen] = useState<readonly MessageAudience[]>([])
  const missing = messageAudiences.filter((each) => !sent.some(({ to }) => to === each))
  const to = missing.filter((each) => chosen.includes(each))
  const audience = useAudience(dealId)
  const move = useMove({
    dealId,
    send: api.book.sendBookMessage,
    done: t('sent.done', { number }),
    onDone: onSent,
  })
  if (missing.length === 0) return null
  const ask = () =>
    confirm({
      title: t('send.ask', { number }),
      content: (
        <>
          <p>
            <strong>{message.words[lang]}</strong>
          </p>
          <p className="br-quiet br-figures">{t('send.asOf', { time: instant(message.at, lang, zone) })}</p>
          {to.map((each) => (
            <p key={each} className="br-figures">
              {audience(each)}
            </p>
          ))}
          <p>{t('send.final')}</p>
        </>
      ),
      okText: t('send.do'),
      cancelText: t('cancel'),
      onOk: () => move.submit({ dealId, messageId, to: [...to] }),
    })
  return (
    <div className={css.send} role="group" aria-label={t('send.to')}>
      <span>{t('send.to')}</span>
      {missing.map((each) => (
        <Checkbox
          key={each}
          checked={chosen.includes(each)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
          }
        >
          {t(`to.${each}`)}
        </Checkbox>
      ))}
      <Button size="small" disabled={to.length === 0} loading={move.busy} onClick={ask}>
        {t('send')}
      </Button>
      <p className="br-quiet">{t('send.hint')}</p>
      {move.problem?.message !== undefined && (
        <Alert type="error" showIcon role="alert" title={move.problem.message} />
      )}
    </div>
  )
}

/** Who has a message, since when, and who sent it. */
export function SentTo({ sent }: Pick<Message, 'sent'>) {
  const t = useText(messageText)
  const { lang, zone } = useReader()
  return sent.map(({ to, at, by }) => {
    const time = instant(at, lang, zone)
    return (
      <p key={to} className="br-quiet br-figures">
        {t(`sent.${to}`, { when: by === null ? time : t('by', { time, name: by }) })}
      </p>
    )
  })
}
