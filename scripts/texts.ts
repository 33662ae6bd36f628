// Prints every text of one language, a line each, grouped by the file it comes from. `npm run texts -- us`
import { calls } from '../packages/contract/src/calls.ts'
import { reasonTexts } from '../packages/contract/src/text/index.ts'
import { readSources } from './checks/sources.ts'
import { loadWordings, wordingsIn, type Language, type Wording } from './checks/text-books.ts'

const requested = process.argv[2]?.toUpperCase() ?? 'US'
if (requested !== 'US' && requested !== 'CN' && requested !== 'HK') {
  console.error('Choose us, cn or hk: npm run texts -- us')
  process.exit(1)
}
const language: Language = requested

const screenOf = (path: string): string =>
  path
    .replace(/^packages\/(\w+)\/(?:src\/)?(?:areas\/)?/, '$1 · ')
    .replace(/\/text\.ts$/, '')
    .replace(/\.ts$/, '')

const lineOf = ({ names, texts }: Wording): string => {
  const text = texts[language] ?? '(none)'
  return `  ${names.join('.')}: ${text.replaceAll('\n', '↵')}`
}

const wordings = [
  ...wordingsIn('packages/contract/src/text', reasonTexts),
  ...(await loadWordings(await readSources())),
]
const groups = Map.groupBy(wordings, ({ path }) => screenOf(path))
for (const [screen, texts] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log([screen, ...new Set(texts.map(lineOf)), ''].join('\n'))

// The descriptions of calls exist in English only.
if (language === 'US') {
  const lines = Object.values(calls).flatMap((area) =>
    Object.values(area).map(({ name, summary }) => `  ${name}: ${summary}`),
  )
  console.log(['contract · calls', ...lines].join('\n'))
}
