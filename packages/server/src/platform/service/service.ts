import type { Call, InputOf, Reason, ReceivedFile, RefusedBy, ReplyOf } from '@bookrunner/contract/kernel'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import type { Actor } from '../http/actor.ts'
import type { Handler, RequestContext } from '../http/handler.ts'
import type { SentFile } from '../http/send-file.ts'
import type { Aggregate, CommandDecision, Early, Stamp } from './aggregate.ts'
import { bodyHash, type Outcome } from './answers.ts'

interface ServiceRequest<C> {
  input: InputOf<C>
  actor: ActorOf<C>
}
interface PreparedRequest<C, Prepared> extends ServiceRequest<C> {
  prepared: Prepared
}
/** Calls that are not open always have an actor. */
type ActorOf<C> = C extends { access: 'open' } ? Actor | null : Actor

/** The stored answer; for a file, whatever `send` needs to make it again for the same key. */
type StoredReplyOf<C> = [ReplyOf<C>] extends [ReceivedFile] ? Readonly<Record<string, unknown>> : ReplyOf<C>

export interface ServiceSpec<C extends Call, State, Need, Change, Prepared, Code extends string = string> {
  on: Aggregate<State, Need, Change, Code>
  /** Which ledger of this kind: a deal's id, a user's id. */
  key: (request: PreparedRequest<C, Prepared>) => string
  /** What `load` must bring for this write. */
  needs?: (request: PreparedRequest<C, Prepared>) => Need
  /** Slow or outside work (a password hash, a limiter) that must not block the lock. Write it before `key`. */
  prepare?: (request: ServiceRequest<C>, context: RequestContext) => Promise<Prepared | Refusal<RefusedBy<C>>>
  /** What this write may insert before its locks, because nobody finds it yet. */
  early?: (request: PreparedRequest<C, Prepared>) => Early | undefined
  /**
   * Checks the right and decides. Pure, because it may run again after a lost connection. It waits for nothing; one that
   * takes long may give others a turn in between (`Turns`).
   */
  decide: (
    request: PreparedRequest<C, Prepared> & Stamp & { state: State },
  ) =>
    | CommandDecision<StoredReplyOf<C>, NoInfer<Change>, RefusedBy<C>, NoInfer<Code>>
    | Promise<CommandDecision<StoredReplyOf<C>, NoInfer<Change>, RefusedBy<C>, NoInfer<Code>>>
  /** After the commit, for what is not part of it: a cookie of this connection, a limiter to reset. */
  after?: (
    reply: StoredReplyOf<C>,
    context: RequestContext,
    request: PreparedRequest<C, Prepared>,
  ) => void | Promise<void>
  /**
   * Adds what is not stored: a secret, which a repeated answer does not have, or a long list that is in other rows
   * anyway, which a repeated answer reads there.
   */
  complete?: (
    stored: StoredReplyOf<C>,
    request: PreparedRequest<C, Prepared>,
    context: RequestContext,
  ) => StoredReplyOf<C> | Promise<StoredReplyOf<C>>
  /**
   * For a call that answers with a file: makes it after the commit. It checks the right again, because a repeated answer
   * comes here without `decide`, maybe after the right has ended.
   */
  send?: (
    stored: StoredReplyOf<C>,
    context: RequestContext,
    request: PreparedRequest<C, Prepared>,
  ) => Promise<SentFile | Refusal<RefusedBy<C>>>
  /** Runs in every case, also after a fault or a repeated answer: deletes what `prepare` made and nothing used. */
  tidy?: (prepared: Prepared, context: RequestContext) => Promise<unknown>
}

const repeatOf = (call: Call, context: RequestContext, input: unknown) =>
  context.actor && context.idempotencyKey && !context.dryRun
    ? {
        userId: context.actor.userId,
        call: call.name,
        key: context.idempotencyKey,
        bodyHash: bodyHash(input),
      }
    : undefined

/** The rights differ from this node's memory: checks the call and decides the write again, once. */
const withRightsOfNow = async (
  first: Outcome,
  context: RequestContext,
  submitAs: (actor: Actor | null) => Promise<Outcome>,
): Promise<Outcome> => {
  if (!isRefusal(first) || first.reason !== 'access.changed') return first
  const actor = await context.actorNow()
  return isRefusal(actor) ? actor : submitAs(actor)
}

/** After the commit, a fault is only logged: the write has succeeded. */
const afterwards = async ({ log }: RequestContext, work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch (fault) {
    log.error({ err: fault }, 'what follows a write failed; the write is done')
  }
}

/** The one pipeline for writes. Its work around `decide` is the same for every call. */
export const service = <
  C extends Call,
  State,
  Need,
  Change,
  Prepared = undefined,
  Code extends string = string,
>(
  call: C,
  spec: ServiceSpec<C, State, Need, Change, Prepared, Code>,
): Handler => ({
  call,
  run: async (input, context): Promise<Outcome> => {
    const request = { input: input as InputOf<C>, actor: context.actor as ActorOf<C> }
    const prepared = spec.prepare ? await spec.prepare(request, context) : (undefined as Prepared)
    if (isRefusal(prepared)) return prepared as Refusal<Reason>
    try {
      return await inThePipeline(call, spec, { ...request, prepared }, context)
    } finally {
      await afterwards(context, () => spec.tidy?.(prepared, context))
    }
  },
})

const inThePipeline = async <C extends Call, State, Need, Change, Prepared>(
  call: C,
  spec: ServiceSpec<C, State, Need, Change, Prepared>,
  request: PreparedRequest<C, Prepared>,
  context: RequestContext,
): Promise<Outcome> => {
  const submitAs = (actor: Actor | null) => {
    const full = { ...request, actor: actor as ActorOf<C> }
    return context.pipeline.submit({
      on: spec.on as Aggregate<unknown, unknown, unknown>,
      key: spec.key(full),
      actor,
      need: spec.needs?.(full),
      decide: (state, stamp) => spec.decide({ ...full, ...stamp, state: state as State }),
      repeat: repeatOf(call, context, request.input),
      early: spec.early?.(full),
      dryRun: context.dryRun,
    })
  }
  const outcome = await submitAs(context.actor).then((first) => withRightsOfNow(first, context, submitAs))
  if (isRefusal(outcome)) return outcome
  const stored = outcome.reply as StoredReplyOf<C>
  if (!context.dryRun) await afterwards(context, () => spec.after?.(stored, context, request))
  if (!spec.send) return spec.complete ? { reply: await spec.complete(stored, request, context) } : outcome
  const file = await spec.send(stored, context, request)
  return isRefusal(file) ? file : { reply: file }
}
