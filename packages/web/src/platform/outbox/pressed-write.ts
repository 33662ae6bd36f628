import { randomKey } from '@bookrunner/contract/kernel'
import { isAnswer } from '../answers.ts'
import { repeatOnce } from '../repeat-once.ts'

interface Sent {
  readonly key: string
  readonly input: string
  /** While it is under way. */
  reply?: Promise<unknown> | undefined
}

/**
 * A write behind a button, whose failure the screen shows. The same input pressed again while it is under way gets the same answer, so
 * that a double click does not lose what only the first answer has. Sent again after a lost connection it goes out under the same
 * key, so that nothing is written twice. After an answer, or with another input, it is another write.
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
    const answered = () => {
      if (this.#last === sent) this.#last = undefined
    }
    try {
      const reply = await repeatOnce(() => call({ key: sent.key }))
      answered()
      return reply
    } catch (fault) {
      if (isAnswer(fault)) answered()
      throw fault
    } finally {
      sent.reply = undefined
    }
  }
}
