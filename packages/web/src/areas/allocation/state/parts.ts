import { mostAllocLines } from '@bookrunner/contract/allocation'
import type { EditedLine } from './edits.ts'

/** A call takes no more than this, and some of it is not lines. */
const mostBytes = 1_000_000

const sizes = new TextEncoder()

/** As it is sent, with what stands between it and the next. */
const weightOf = ({ orderId, size, note }: EditedLine): number =>
  sizes.encode(JSON.stringify({ orderId, size, note })).length + 1

/** Lines of one change as calls take them: one, unless they are more than the largest book, or much is said to each. */
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
