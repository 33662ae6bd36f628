import type { AllocVersion, Rule } from '@bookrunner/domain/allocation'
import { loggedValue } from '../../deals/index.ts'

/** A rule in the log: codes, ids and figures as one item of a list. */
const ruleText = (rule: Rule): string => {
  const kind = `kind=${rule.kind}`
  switch (rule.kind) {
    case 'anchor':
      return [
        kind,
        `order=${rule.orderId}`,
        rule.size === null ? `share=${rule.share}` : `size=${rule.size}`,
      ].join(' ')
    case 'byType':
      return [
        kind,
        ...rule.weights.map(({ classId, weight }) => `type=${classId ?? 'none'} weight=${weight}`),
      ].join(' ')
    case 'byTag':
      return [kind, ...rule.tiers.map(({ tag, fill }) => `tag=${plain(tag)} fill=${fill}`)].join(' ')
    case 'capAccount':
    case 'capGroup':
    case 'fillSmall':
      return `${kind} most=${rule.most}`
    case 'round':
      return [kind, `size=${rule.to}`, ...(rule.remainder === null ? [] : [`order=${rule.remainder}`])].join(
        ' ',
      )
    case 'proRata':
    case 'jlmLast':
    case 'relatedLast':
    case 'floor':
    case 'minSize':
      return kind
  }
}

/** A tag is the desk's own text, so it must not contain the separators. */
const plain = (tag: string): string => tag.replaceAll(/[;=]/g, ',')

const loggedTexts = {
  allocPolicy: ({ policy }: AllocVersion) => policy.map(ruleText).join('; ') || null,
  allocTargets: ({ targets }: AllocVersion) =>
    loggedValue(
      targets.map(({ by, key, size, rate }) => ({ by, key: plain(key), size, rate })),
      'targets',
    ),
  allocShortfall: ({ shortfall }: AllocVersion) => shortfall,
} as const

/** The decisions that changed, before and after. */
export const decidedBetween = (before: AllocVersion | null, version: AllocVersion) =>
  Object.entries(loggedTexts).flatMap(([name, textOf]) => {
    const [from, to] = [before && textOf(before), textOf(version)]
    return from === to ? [] : [{ field: `order.${name}`, from, to }]
  })
