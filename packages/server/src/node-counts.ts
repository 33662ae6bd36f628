// What a node counts in one place, also if several processes serve it: slow calls, requests of API keys, and metrics.
import { setTimeout } from 'node:timers/promises'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'
import type { SlowKind } from '@bookrunner/contract/kernel'
import { createKeyGate, type KeyGate } from './areas/index.ts'
import type { TurnGate } from './platform/http/gate.ts'
import { createGates } from './platform/http/slow-calls.ts'
import type { Conversation, Handlers } from './platform/processes/conversation.ts'
import { gateOfParent, TurnsOfProcess } from './platform/processes/turns.ts'
import type { Settings } from './platform/settings.ts'

export interface NodeCounts {
  gates: Record<SlowKind, TurnGate>
  keyGate: KeyGate
  /** The figures of each process of the node, of which `own` has those of this process. */
  metrics: (own: Registry) => Promise<string>
}

/** One process is the node. */
export const ownCounts = (settings: Settings): NodeCounts => ({
  gates: createGates(settings),
  keyGate: createKeyGate(settings.apiKeyRate),
  metrics: (own) => own.metrics(),
})

type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** In a process: the parent counts. */
export const countsOfParent = (parent: Conversation): NodeCounts => ({
  gates: {
    files: gateOfParent(parent, 'files'),
    writes: gateOfParent(parent, 'writes'),
    reads: gateOfParent(parent, 'reads'),
  },
  keyGate: (keyId) => parent.ask('key', keyId),
  metrics: async () => AggregatorRegistry.aggregate(await parent.ask<Metrics[]>('metrics')).metrics(),
})

/** Less than Prometheus waits. */
const mostMs = 2000

/** In the parent: what its processes may ask. */
export const countsForProcesses = (settings: Settings) => {
  const gates = createGates(settings)
  const keyGate = createKeyGate(settings.apiKeyRate)
  return (others: () => Conversation[]): { handlers: Handlers; gone: () => void } => {
    const turns = new TurnsOfProcess(gates)
    // A process that just ended has none, and one that stands still must not hide those of the others.
    const metricsOf = (process: Conversation): Promise<Metrics> =>
      Promise.race([process.ask<Metrics>('metrics').catch(() => []), setTimeout(mostMs, [], { ref: false })])
    const metrics = (): Promise<Metrics[]> => Promise.all(others().map(metricsOf))
    return {
      handlers: { ...turns.handlers, key: keyGate, metrics },
      gone: () => turns.gone(),
    }
  }
}
