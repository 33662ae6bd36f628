/** The head of every page that a script writes. */
export const fromCode = (path: string): string =>
  `Written by \`npm run docs:lifecycle\` from \`${path}\`; \`npm run check -- docs\` says when it is out of date.`

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((cells) => cells[at]?.length ?? 0), 3),
  )
  const padded = (cells: readonly string[]) => row(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)))
  return [padded(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)]
}
