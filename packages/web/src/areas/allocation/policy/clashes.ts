import type { CallRefused } from '@bookrunner/contract'
import type { Names } from '../rows/flatten.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

interface NamedClash {
  readonly field: string
  /** The order, account or group of the conflict. */
  readonly of: string | undefined
  readonly why: string
}

type Fields = CallRefused['fields']

/** The order of a refusal, or its merged orders. */
export const ordersOf = (field: string, { rows }: Pick<BrowserAlloc, 'rows'>): string | undefined => {
  const [kind, id = ''] = field.split('.')
  if (kind === 'lines' || kind === 'anchors') return rows.get(id)?.number
  if (kind !== 'merges') return undefined
  const merged = [...rows.values()].filter(({ mergeId }) => mergeId === id)
  return merged.map(({ number }) => number).join(', ')
}

/** The conflicts of rules, with the names of their orders, accounts or groups. */
export const clashesOf = (
  fields: Fields,
  alloc: Pick<BrowserAlloc, 'rows'>,
  names: Pick<Names, 'holder' | 'group'>,
): readonly NamedClash[] => {
  const named = (field: string): string | undefined => {
    const [kind, id = ''] = field.split('.')
    switch (kind) {
      case 'accounts':
        return names.holder(id)
      case 'groups':
        return names.group(id)
      default:
        return ordersOf(field, alloc)
    }
  }
  return fields.map(({ field, message }) => ({ field, of: named(field) || undefined, why: message }))
}
