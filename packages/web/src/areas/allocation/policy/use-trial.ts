import { CallRefused, type ReplyOf, type SentOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../../kit/format.ts'
import { isAnswer, isSessionOver } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { failed } from '../../../platform/failed.ts'
import { PressedWrite } from '../../../platform/outbox/index.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import type { AllocDesk } from '../state/desk.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { policyText } from './text.ts'
import { isOther } from './tried.ts'

type Input = SentOf<typeof allocationCalls.allocSubmit>
export type Ask = Omit<Input, 'versionId' | 'expectedSeq'>

/** The result of a policy, and the state it was previewed at. */
export interface Trial {
  readonly ask: Ask
  readonly on: BrowserAlloc
  /** Null: it changes no line. */
  readonly reply: ReplyOf<typeof allocationCalls.allocSubmit> | null
}

interface TrialInput {
  readonly alloc: BrowserAlloc
  readonly desk: AllocDesk
  /** It is stored with the version, at the state of that number. */
  readonly onWritten: (seq: number) => void
}

/** Previews a policy, and applies exactly the previewed one. */
export function useTrial({ alloc, desk, onWritten }: TrialInput) {
  const t = useText(policyText)
  const { versionId } = alloc
  const client = useQueryClient()
  const [trial, setTrial] = useState<Trial>()
  const [fault, setFault] = useState<CallRefused>()
  const [busy, setBusy] = useState(false)
  const [pressed] = useState(() => new PressedWrite())
  const attempt = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFault(undefined)
    try {
      await act()
    } catch (thrown) {
      if (thrown instanceof CallRefused && !isSessionOver(thrown)) setFault(thrown)
      else failed(thrown)
    } finally {
      setBusy(false)
    }
  }
  return {
    trial,
    fault,
    busy,
    /** Whether the data changed since the preview. */
    moved: trial !== undefined && isOther(trial.on, alloc),
    close: () => {
      setTrial(undefined)
      setFault(undefined)
    },
    run: (ask: Ask) =>
      void attempt(async () => {
        setTrial(undefined)
        try {
          const input = { ...ask, versionId, expectedSeq: alloc.seq }
          const reply = await api.allocation.allocSubmit(input, { dryRun: true })
          setTrial({ ask, on: alloc, reply })
        } catch (thrown) {
          if (!isAnswer(thrown) || thrown.reason !== 'write.no-changes') throw thrown
          setTrial({ ask, on: alloc, reply: null })
        }
      }),
    /** `changed`: the lines of the preview. An order that gets nothing is written, too, and is none of them. */
    write: (changed: number) =>
      void attempt(async () => {
        if (!trial) return
        const input = { ...trial.ask, versionId, expectedSeq: trial.on.seq }
        const reply = await pressed.send(input, (options) => api.allocation.allocSubmit(input, options))
        desk.ran(reply.seq, reply.count)
        tell('success', t('written', { count: changed, lines: count(changed) }))
        setTrial(undefined)
        onWritten(reply.seq)
        void client.invalidateQueries({ queryKey: ['allocation'] })
      }),
  }
}

export type Trying = ReturnType<typeof useTrial>
