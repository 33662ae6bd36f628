// Follows a chain in a thread.
import { checkEntries, type Link } from './chain-lines.ts'

export const work = ({ last, lines }: { last: Link; lines: string }): Link => checkEntries(last, lines)
