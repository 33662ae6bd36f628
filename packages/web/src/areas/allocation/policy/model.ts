import { randomKey } from '@bookrunner/contract/kernel'
import {
  namesOrder,
  policyFaults,
  ruleKinds,
  type PolicyReason,
  type Rule,
  type RuleKind,
} from '@bookrunner/domain/allocation'
import { isRefusal, showMm, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { isRecord } from '../../../platform/storage.ts'
import { readSize } from '../../orders/index.ts'
import { readPercent } from '../bulk/percent.ts'

/** A rule as it is typed. Fields its kind does not have are empty. */
export interface DraftRule {
  /** A stable key while rules are reordered. */
  readonly id: string
  readonly kind: RuleKind
  /** Of a strategic order, or of the order that gets the remainder. */
  readonly orderId: string
  /** For an anchor: a size or a percentage. */
  readonly as: 'size' | 'share'
  readonly size: string
  /** Weights by type, or fills by tag, as typed. */
  readonly parts: readonly { readonly key: string | null; readonly value: string }[]
}

export const newRule = (kind: RuleKind): DraftRule => ({
  id: randomKey(),
  kind,
  orderId: '',
  as: 'share',
  size: kind === 'round' ? '1' : '',
  parts: [],
})

/** Equal rules get equal keys, so that an untouched draft equals the saved policy. */
export const draftOf = (policy: readonly Rule[]): readonly DraftRule[] =>
  policy.map((rule, at) => {
    const plain = (more: Partial<DraftRule> = {}): DraftRule => ({
      id: `${at}`,
      kind: rule.kind,
      orderId: '',
      as: 'share',
      size: '',
      parts: [],
      ...more,
    })
    switch (rule.kind) {
      case 'anchor':
        return plain({
          orderId: rule.orderId,
          as: rule.size === null ? 'share' : 'size',
          size: rule.size === null ? (rule.share ?? '') : showMm(rule.size),
        })
      case 'byType':
        return plain({ parts: rule.weights.map(({ classId, weight }) => ({ key: classId, value: weight })) })
      case 'byTag':
        return plain({ parts: rule.tiers.map(({ tag, fill }) => ({ key: tag, value: fill })) })
      case 'capAccount':
      case 'capGroup':
      case 'fillSmall':
        return plain({ size: showMm(rule.most) })
      case 'round':
        return plain({ size: showMm(rule.to), orderId: rule.remainder ?? '' })
      case 'proRata':
      case 'jlmLast':
      case 'relatedLast':
      case 'floor':
      case 'minSize':
        return plain()
    }
  })

export type RuleFault = 'order' | 'size' | 'share' | 'part' | 'parts' | PolicyReason
export const mostWeight = 1000

const sizeIn = (typed: string): FaceAmount | undefined => {
  const size = readSize(typed)
  return isRefusal(size) ? undefined : size
}

const partsIn = (
  { parts }: DraftRule,
  most: number,
): { key: string | null; value: Rate }[] | 'part' | 'parts' => {
  if (parts.length === 0) return 'parts'
  const read = parts.map(({ key, value }) => ({ key, value: readPercent(value, most) }))
  return read.every((part): part is { key: string | null; value: Rate } => part.value !== undefined)
    ? read
    : 'part'
}

function ruleOf(draft: DraftRule): Rule | RuleFault {
  const { kind, orderId, as } = draft
  switch (kind) {
    case 'anchor': {
      if (orderId === '') return 'order'
      const size = as === 'size' ? sizeIn(draft.size) : undefined
      const share = as === 'share' ? readPercent(draft.size) : undefined
      if (size === undefined && share === undefined) return as
      return { kind, orderId, size: size ?? null, share: share ?? null }
    }
    case 'byType': {
      const parts = partsIn(draft, mostWeight)
      if (typeof parts === 'string') return parts
      return { kind, weights: parts.map(({ key, value }) => ({ classId: key, weight: value })) }
    }
    case 'byTag': {
      const parts = partsIn(draft, 100)
      if (typeof parts === 'string') return parts
      return { kind, tiers: parts.map(({ key, value }) => ({ tag: key ?? '', fill: value })) }
    }
    case 'capAccount':
    case 'capGroup':
    case 'fillSmall': {
      const most = sizeIn(draft.size)
      return most === undefined ? 'size' : { kind, most }
    }
    case 'round': {
      const to = sizeIn(draft.size)
      return to === undefined ? 'size' : { kind, to, remainder: orderId || null }
    }
    case 'proRata':
    case 'jlmLast':
    case 'relatedLast':
    case 'floor':
    case 'minSize':
      return { kind }
  }
}

export interface ReadPolicy {
  readonly policy: readonly Rule[]
  /** By place. */
  readonly faults: ReadonlyMap<number, RuleFault>
}

export function readPolicy(drafts: readonly DraftRule[]): ReadPolicy {
  const faults = new Map<number, RuleFault>()
  const places: number[] = []
  const policy = drafts.flatMap((draft, at): Rule[] => {
    const rule = ruleOf(draft)
    if (typeof rule === 'string') {
      faults.set(at, rule)
      return []
    }
    places.push(at)
    return [rule]
  })
  for (const { field, reason } of policyFaults(policy)) {
    const at = places[Number(field.split('.')[1])]
    if (at !== undefined && !faults.has(at)) faults.set(at, reason)
  }
  return { policy, faults }
}

/** Kinds that can still be added: each once, strategic orders repeatedly. */
export const kindsLeft = (drafts: readonly DraftRule[]): RuleKind[] =>
  ruleKinds.filter((kind) => kind === 'anchor' || !drafts.some((draft) => draft.kind === kind))

/** Moves a rule before or after another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** A template must not name single orders. */
export const isTemplate = (policy: readonly Rule[]): boolean => !policy.some(namesOrder)

const draftFromOne = (each: unknown): DraftRule[] => {
  if (!isRecord(each)) return []
  const { id, orderId, as, size, parts } = each
  const kind = ruleKinds.find((one) => one === each['kind'])
  if (!kind || typeof id !== 'string' || typeof orderId !== 'string' || typeof size !== 'string') return []
  return [
    {
      id,
      kind,
      orderId,
      size,
      as: as === 'size' ? 'size' : 'share',
      parts: (Array.isArray(parts) ? parts : []).flatMap((part: unknown) =>
        isRecord(part) && typeof part['value'] === 'string'
          ? [{ key: typeof part['key'] === 'string' ? part['key'] : null, value: part['value'] }]
          : [],
      ),
    },
  ]
}

/** Another version of the program may have stored the draft. */
export const draftFrom = (stored: unknown): readonly DraftRule[] | undefined =>
  Array.isArray(stored) ? stored.flatMap(draftFromOne) : undefined
