import { CallRefused } from '@bookrunner/contract'
import { allocSubject, type AllocVersionView } from '@bookrunner/contract/allocation'
import { api } from '../../../platform/api.ts'
import { Followed, type FollowedPayload } from '../../../platform/followed.ts'
import type { Lang } from '../../../platform/language.ts'
import { liveClient } from '../../../platform/live.ts'
import { createStore } from '../../../platform/store.ts'
import {
  fromList,
  isOfVersion,
  versionOf,
  withChange,
  withList,
  withSnapshot,
  type BrowserAlloc,
  type Reply,
} from './browser-alloc.ts'
import { earlyAlloc } from './early.ts'

export interface AllocView {
  readonly alloc: BrowserAlloc | undefined
  /** Loaded, and there is no version for the reader. */
  readonly none: boolean
  /** The failure of loading, or of a right that was withdrawn. */
  readonly error: unknown
  /** The version shown before and gone since, so that the page can name it. */
  readonly gone: Gone | undefined
}

export type Gone = Pick<AllocVersionView, 'versionId' | 'name'>

const isGone = (error: unknown): boolean => error instanceof CallRefused && error.reason === 'record.unknown'

/** A version outside of React: loaded once, then updated by its state number. */
export class AllocStore extends Followed<BrowserAlloc, Reply> {
  readonly view = createStore<AllocView>({
    alloc: undefined,
    none: false,
    error: undefined,
    gone: undefined,
  })
  readonly #dealId: string
  /** Undefined: the launched version, else the current one. */
  readonly #requestedId: string | undefined
  readonly #lang: Lang

  constructor(dealId: string, versionId: string | undefined, lang: Lang) {
    super()
    this.#dealId = dealId
    this.#requestedId = versionId
    this.#lang = lang
  }

  protected override now() {
    const { alloc: state, error } = this.view.get()
    return { state, error }
  }

  /** The id to load: the shown version stays shown, even if another becomes current. */
  #idToLoad(): string | undefined {
    return this.#requestedId ?? this.view.get().alloc?.versionId
  }

  protected override async read(signal: AbortSignal): Promise<Reply> {
    const versionId = this.#idToLoad()
    const which = { dealId: this.#dealId, ...(versionId !== undefined && { versionId }) }
    const early = await earlyAlloc.take(which, this.#lang)
    return early ?? api.allocation.allocOrderList(which, { signal })
  }

  protected override take(reply: Reply): void {
    if (!isOfVersion(reply)) return this.#drop()
    const { alloc } = this.view.get()
    this.#put(alloc ? withList(alloc, reply) : fromList(reply))
  }

  /** The version was deleted, withdrawn or is no longer shared: shows the default version and says so. */
  protected override other(error: unknown): boolean {
    if (!isGone(error) || this.#idToLoad() === this.#requestedId) return false
    this.#drop()
    return true
  }

  protected override fault(error: unknown): void {
    this.view.set({ ...this.view.get(), error })
  }

  protected override left(): void {
    this.dismissGone()
  }

  /** Removes the message that the version is gone, which the user has read. */
  dismissGone(): void {
    const view = this.view.get()
    if (view.gone) this.view.set({ ...view, gone: undefined })
  }

  #put(alloc: BrowserAlloc): void {
    this.view.set({ ...this.view.get(), alloc, none: false, error: undefined })
  }

  /** Shows no version any more. */
  #drop(): void {
    this.unfollow()
    const { alloc, gone } = this.view.get()
    const was = alloc && versionOf(alloc)
    this.view.set({ alloc: undefined, none: true, error: undefined, gone: was ?? gone })
  }

  protected override watch({ versionId, seq: from }: BrowserAlloc, payload: FollowedPayload): () => void {
    const follow = (next: (state: BrowserAlloc) => BrowserAlloc) => {
      const { alloc: state } = this.view.get()
      if (state) this.#put(next(state))
    }
    return liveClient(this.#lang).watch(
      allocSubject,
      versionId,
      {
        snapshot: (data, seq) => follow((state) => withSnapshot(state, data, seq)),
        changes: (data, seq) => follow((state) => withChange(state, data, seq)),
        ...payload,
      },
      from,
    )
  }
}
