/** A source file as the checks see it: its path from the project's root, and its text. */
export interface SourceFile {
  path: string
  text: string
}

export interface Import {
  specifier: string
  line: number
  /** `import type` and `export type`: gone when the program runs. */
  typeOnly: boolean
  /** `import('./x.ts')`: loaded when it is needed. */
  dynamic: boolean
  /** The names between the braces; none for a whole module. */
  names: string[]
}

/** Comments become blanks of the same length, so that lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text.replace(
    /(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (found: string, quote: string | undefined) => (quote ? found : found.replace(/[^\n]/g, ' ')),
  )

const statement =
  /(?<![\w'"`.])(?:import|export)\b(?<what>[^'"`;()]*?)\bfrom\s*(?<q1>['"])(?<from>[^'"\n]+)\k<q1>|(?<![\w'"`.])import\s*\(?\s*(?<q2>['"])(?<bare>[^'"\n]+)\k<q2>/g

const namesIn = (what: string): string[] =>
  (/\{([^}]*)\}/.exec(what)?.[1] ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*$/, ''),
    )
    .filter(Boolean)

/** Every module a file names: static, re-exported, dynamic, and imported for its effect. */
export const importsOf = ({ text }: SourceFile): Import[] => {
  const code = withoutComments(text)
  return [...code.matchAll(statement)].map((match) => {
    const { what = '', from, bare } = match.groups ?? {}
    return {
      specifier: from ?? bare ?? '',
      line: code.slice(0, match.index).split('\n').length,
      typeOnly: /^\s*type\b/.test(what),
      dynamic: /^import\s*\(/.test(match[0]),
      names: namesIn(what),
    }
  })
}
