import { randomKey } from '@bookrunner/contract/kernel'
import { isAnswer } from '../answers.ts'
import { repeatOnce } from '../repeat-once.ts'

/**
 * A write behind a button, whose failure the screen shows. The same input sent again after a lost connection goes out
 * under the same key, so that nothing is written twice. After an answer, or with another input, it is another write.
 */
export class PressedWrite {
  #last: { readonly key: string; readonly input: string } | undefined

  async send<Reply>(
    input: unknown,
    call: (options: { readonly key: string }) => Promise<Reply>,
  ): Promise<Reply> {
    const text = JSON.stringify(input)
    const sent = this.#last?.input === text ? this.#last : { key: randomKey(), input: text }
    this.#last = sent
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
    }
  }
}
