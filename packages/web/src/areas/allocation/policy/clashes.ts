import type { CallRefused } from '@bookrunner/contract'
import type { Names } from '../rows/flatten.ts'
import type { HeldAlloc } from '../state/held.ts'

interface SaidClash {
  readonly field: string
  /** The order, account or group it is about. */
  readonly of: string | undefined
  readonly why: string
}

type Fields = CallRefused['fields']

/** What clashes, with the name of what it is about. */
export const clashesOf = (
  fields: Fields,
  { rows }: Pick<HeldAlloc, 'rows'>,
  names: Pick<Names, 'holder' | 'group'>,
): readonly SaidClash[] => {
  const named = (field: string): string | undefined => {
    const [kind, id = ''] = field.split('.')
    switch (kind) {
      case 'merges': {
        const merged = [...rows.values()].filter(({ mergeId }) => mergeId === id)
        return merged.map(({ number }) => number).join(', ')
      }
      case 'lines':
      case 'anchors':
        return rows.get(id)?.number
      case 'accounts':
        return names.holder(id)
      case 'groups':
        return names.group(id)
      default:
        return undefined
    }
  }
  return fields.map(({ field, message }) => ({ field, of: named(field) || undefined, why: message }))
}
