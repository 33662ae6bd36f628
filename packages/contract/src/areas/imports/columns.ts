/** A heading or a code without case, width and punctuation. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

export interface ListHead<Column extends string> {
  columns: readonly (Column | undefined)[]
  /** Heads of columns that are not read. */
  unread: readonly string[]
  twice: Column | undefined
}

interface Headings<Column extends string> {
  columns: readonly Column[]
  /** What a column is called in each language. */
  words: (column: Column) => readonly string[]
  /** Headings that lists of other systems have. */
  synonyms: Partial<Record<Column, readonly string[]>>
  /** A list without this column is another list. */
  key: Column
}

/** Finds the head of a list: a line that names the key column and one thing more. */
export const listHeadIn = <Column extends string>({ columns, words, synonyms, key }: Headings<Column>) => {
  const columnsByHead = new Map(
    columns.flatMap((column) =>
      [column, ...words(column), ...(synonyms[column] ?? [])].map(
        (head) => [plainWord(head), column] as const,
      ),
    ),
  )
  return (line: readonly string[]): ListHead<Column> | undefined => {
    const found = line.map((head) => columnsByHead.get(plainWord(head)))
    const known = found.filter((column) => column !== undefined)
    if (!known.includes(key) || known.length < 2) return undefined
    return {
      columns: found,
      unread: line.map((head) => head.trim()).filter((head, at) => head !== '' && found[at] === undefined),
      twice: known.find((column, at) => known.indexOf(column) !== at),
    }
  }
}
