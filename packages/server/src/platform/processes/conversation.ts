// Questions and answers between the parent and one of its processes, over the channel that Node opens between them.

/** `ask` 0 wants no answer. */
type Message =
  | { ask: number; about: string; value: unknown }
  | { answer: number; value: unknown }
  | { answer: number; fault: StartFault }

/** What other processes need of an error; the class is lost on the way. */
export interface StartFault {
  message: string
  stack?: string
  code?: string
  port?: number
  address?: string
}

export type Handlers = Readonly<Record<string, (value: never) => unknown>>

const faultOf = (error: unknown): StartFault => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack, code, port, address } = error as Error & StartFault
  return { message, stack, code, port, address }
}

interface Open {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

export class Conversation {
  readonly #send: (message: Message) => void
  readonly #handlers: Handlers
  readonly #open = new Map<number, Open>()
  #last = 0
  #over: Error | undefined

  constructor(send: (message: Message) => void, handlers: Handlers) {
    this.#send = send
    this.#handlers = handlers
  }

  ask<Answer>(about: string, value?: unknown): Promise<Answer> {
    if (this.#over) return Promise.reject(this.#over)
    const ask = (this.#last += 1)
    return new Promise((resolve, reject) => {
      this.#open.set(ask, { resolve: (answer) => resolve(answer as Answer), reject })
      this.#send({ ask, about, value })
    })
  }

  tell(about: string, value?: unknown): void {
    if (!this.#over) this.#send({ ask: 0, about, value })
  }

  readonly hear = (message: Message): void => {
    if ('about' in message) return void this.#answer(message)
    const open = this.#open.get(message.answer)
    this.#open.delete(message.answer)
    if ('fault' in message) open?.reject(Object.assign(new Error(message.fault.message), message.fault))
    else open?.resolve(message.value)
  }

  /** The other side has gone: nobody waits for its answers. */
  end(error: Error): void {
    this.#over = error
    for (const { reject } of this.#open.values()) reject(error)
    this.#open.clear()
  }

  async #answer({ ask, about, value }: Extract<Message, { about: string }>): Promise<void> {
    const reply = (message: Message): void => {
      if (ask > 0 && !this.#over) this.#send(message)
    }
    try {
      const handle = this.#handlers[about] as ((value: unknown) => unknown) | undefined
      if (!handle) throw new Error(`nobody here answers "${about}"`)
      reply({ answer: ask, value: await handle(value) })
    } catch (error) {
      reply({ answer: ask, fault: faultOf(error) })
    }
  }
}
