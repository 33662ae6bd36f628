// The program of a thread: loads the module of a task once and does one piece of work at a time.
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './messages.ts'

const port = parentPort!

/** Bytes that fill their memory move to the other thread; everything else is copied. */
const movable = (result: unknown): ArrayBuffer[] => {
  if (result === null || typeof result !== 'object') return []
  const whole = [result, ...Object.values(result as Record<string, unknown>)].flatMap((part) =>
    ArrayBuffer.isView(part) &&
    part.buffer instanceof ArrayBuffer &&
    part.byteLength === part.buffer.byteLength
      ? [part.buffer]
      : [],
  )
  return [...new Set(whole)]
}

const send = (message: FromThread, moved: ArrayBuffer[] = []): void => port.postMessage(message, moved)

const answer = async ({ module, input }: ToThread): Promise<void> => {
  try {
    const { work } = (await import(module)) as { work: (input: unknown) => unknown }
    const result = await work(input)
    send({ result }, movable(result))
  } catch (fault) {
    send({ fault })
  }
}

port.on('message', (message: ToThread) => void answer(message))
