import type { CallRefused } from '@bookrunner/contract'

const lineFields = new Set(['size', 'note', 'orderId'])

/** The messages of a refusal by the places of its lines. */
export const wordsByPlace = ({ fields }: CallRefused): ReadonlyMap<number, string> => {
  const found = new Map<number, string>()
  for (const { field, message } of fields) {
    const [of, at, name] = field.split('.')
    const place = Number(at)
    if (of !== 'lines' || !lineFields.has(name ?? '') || !Number.isInteger(place)) continue
    found.set(place, found.has(place) ? `${found.get(place)} ${message}` : message)
  }
  return found
}
