import { randomKey } from '@bookrunner/contract/kernel'
import { repeatOnce } from '../repeat-once.ts'
import { attempt } from './outcome.ts'

interface Sent {
  readonly key: string
  readonly input: string
  /** While it is under way. */
  reply?: Promise<unknown> | undefined
}

/**
 * A write behind a button, whose failure the screen shows. The same input pressed again while it is under way gets the same answer, so
 * that a double click does not lose what only the first answer has. Sent again after a lost connection or an ended session it
 * goes out under the same key, so that nothing is written twice. After an answer, or with another input, it is another write.
 */
export class PressedWrite {
  #last: Sent | undefined

  send<Reply>(input: unknown, call: (options: { readonly key: string }) => Promise<Reply>): Promise<Reply> {
    const text = JSON.stringify(input)
    const sent = this.#last?.input === text ? this.#last : { key: randomKey(), input: text }
    this.#last = sent
    sent.reply ??= this.#sendOnce(sent, call)
    return sent.reply as Promise<Reply>
  }

  async #sendOnce<Reply>(
    sent: Sent,
    call: (options: { readonly key: string }) => Promise<Reply>,
  ): Promise<Reply> {
    const result = await attempt(() => repeatOnce(() => call({ key: sent.key })))
    sent.reply = undefined
    const isAnswered = result.kind === 'taken' || result.kind === 'refused'
    if (isAnswered && this.#last === sent) this.#last = undefined
    if (result.kind === 'taken') return result.reply
    throw result.fault
  }
}
