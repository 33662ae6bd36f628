import { mostAllocLines } from '@bookrunner/contract/allocation'
import type { EditedLine } from './edits.ts'

/** The size limit of a call, less the part that is not lines. */
const mostBytes = 1_000_000

const sizes = new TextEncoder()

/** The size of a line as sent, with its separator. */
const weightOf = ({ orderId, size, note }: EditedLine): number =>
  sizes.encode(JSON.stringify({ orderId, size, note })).length + 1

/** Splits lines into changes that fit a call: one, unless they exceed the largest book or have long reasons. */
export function partsOf(lines: readonly EditedLine[]): EditedLine[][] {
  const parts: EditedLine[][] = []
  let [part, weight]: [EditedLine[], number] = [[], 0]
  for (const line of lines) {
    const more = weightOf(line)
    if (part.length === 0 || part.length === mostAllocLines || weight + more > mostBytes) {
      ;[part, weight] = [[], 0]
      parts.push(part)
    }
    part.push(line)
    weight += more
  }
  return parts
}
