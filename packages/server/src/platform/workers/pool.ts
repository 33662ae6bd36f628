import { Worker } from 'node:worker_threads'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { FromThread, ToThread } from './messages.ts'
import type { WorkerTask } from './task.ts'

export type TooMuch = Refusal<'work.too-much' | 'work.busy'>

/** Runs slow work in threads, so that it never holds up the other requests of this node. */
export interface Workers {
  /**
   * The result; `work.too-much` past the deadline or the memory of a thread; `work.busy` if no thread was free in time.
   * A fault in the work rejects.
   */
  run: <Input, Result>(task: WorkerTask<Input, Result>, input: Input) => Promise<Result | TooMuch>
  /** Work that runs or waits. */
  waiting: () => number
  stop: () => Promise<void>
}

export interface WorkerLimits {
  /** Threads; each starts with its first work. */
  size: number
  /** Work that waits; more is refused at once. */
  mostWaiting: number
  /** Work waits so long for a thread. */
  waitMs: number
  /** Memory of a thread for objects. */
  heapMb: number
}

const usual = { mostWaiting: 64, waitMs: 30_000, heapMb: 512 }

interface Job {
  task: WorkerTask<unknown, unknown>
  input: unknown
  settle: (answer: unknown) => void
  fail: (fault: unknown) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

interface Thread {
  worker: Worker
  job: Job | undefined
}

const isOutOfMemory = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'

class WorkerPool implements Workers {
  readonly #limits: WorkerLimits
  readonly #threads = new Set<Thread>()
  /** The last one to finish is first: its code is compiled and its memory warm. */
  readonly #idle: Thread[] = []
  readonly #queue: Job[] = []
  #stopped = false

  constructor(limits: WorkerLimits) {
    this.#limits = limits
  }

  run<Input, Result>(task: WorkerTask<Input, Result>, input: Input): Promise<Result | TooMuch> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        task: task as WorkerTask<unknown, unknown>,
        input,
        settle: (answer) => resolve(answer as Result | TooMuch),
        fail: reject,
        timer: undefined,
      }
      const thread = this.#stopped ? undefined : (this.#idle.pop() ?? this.#grown())
      if (thread) this.#begin(thread, job)
      else this.#await(job)
    })
  }

  waiting(): number {
    return this.#queue.length + this.#threads.size - this.#idle.length
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const job of this.#queue.splice(0)) this.#end(job, refuse('work.busy'))
    const ending = [...this.#threads].map((thread) => this.#discard(thread, refuse('work.busy')))
    await Promise.all(ending)
  }

  /** Another thread, unless there are enough. */
  #grown(): Thread | undefined {
    if (this.#threads.size >= this.#limits.size) return undefined
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb },
    })
    const thread: Thread = { worker, job: undefined }
    worker.on('message', (message: FromThread) => this.#answered(thread, message))
    worker.on('error', (fault) => {
      if (isOutOfMemory(fault)) void this.#discard(thread, refuse('work.too-much'))
      else void this.#discard(thread, undefined, fault)
    })
    worker.on('exit', () => void this.#discard(thread, undefined, new Error('a worker thread ended')))
    // An idle thread must not keep the process alive.
    worker.unref()
    this.#threads.add(thread)
    return thread
  }

  #begin(thread: Thread, job: Job): void {
    const { module, deadlineMs } = job.task
    clearTimeout(job.timer)
    job.timer = setTimeout(() => void this.#discard(thread, refuse('work.too-much')), deadlineMs)
    thread.job = job
    thread.worker.ref()
    const message: ToThread = { module, input: job.input }
    try {
      thread.worker.postMessage(message, [])
    } catch (fault) {
      // An input that cannot be copied is the caller's mistake; the thread is as good as before.
      this.#answered(thread, { fault })
    }
  }

  #await(job: Job): void {
    if (this.#stopped || this.#queue.length >= this.#limits.mostWaiting)
      return job.settle(refuse('work.busy'))
    job.timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(job), 1)
      job.settle(refuse('work.busy'))
    }, this.#limits.waitMs)
    this.#queue.push(job)
  }

  #answered(thread: Thread, message: FromThread): void {
    const { job } = thread
    if (!job) return
    thread.job = undefined
    if ('fault' in message) this.#end(job, undefined, message.fault)
    else this.#end(job, message.result)
    const next = this.#queue.shift()
    if (next) return this.#begin(thread, next)
    thread.worker.unref()
    this.#idle.push(thread)
  }

  /** Ends a thread, and its work with this answer or fault; a new one takes over what waits. */
  async #discard(thread: Thread, answer: unknown, fault?: unknown): Promise<void> {
    if (!this.#threads.delete(thread)) return
    const at = this.#idle.indexOf(thread)
    if (at >= 0) this.#idle.splice(at, 1)
    const { job } = thread
    thread.job = undefined
    if (job) this.#end(job, answer, fault)
    const next = this.#queue[0] && this.#grown()
    if (next) this.#begin(next, this.#queue.shift()!)
    await thread.worker.terminate()
  }

  #end(job: Job, answer: unknown, fault?: unknown): void {
    clearTimeout(job.timer)
    if (fault === undefined) job.settle(answer)
    else job.fail(fault)
  }
}

export const startWorkers = (limits: Partial<WorkerLimits> & Pick<WorkerLimits, 'size'>): Workers =>
  new WorkerPool({ ...usual, ...limits })
