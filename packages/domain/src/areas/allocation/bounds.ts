import { setBy, type EngineLines } from './lines.ts'

/** Sizes that neither shares nor rounding change. */
export const isFixed = ({ set }: EngineLines, line: number): boolean =>
  set[line]! >= setBy.desk && set[line]! <= setBy.fillSmall

/** The size that an order must get in any case. */
export const boundOf = (lines: EngineLines, line: number): number =>
  isFixed(lines, line)
    ? lines.size[line]!
    : Math.max(lines.reserved[line]!, lines.floored[line] === 1 ? lines.least[line]! : 0)

export const mostOf = (lines: EngineLines, line: number): number =>
  isFixed(lines, line) ? lines.size[line]! : lines.top[line]!
