// Texts complete: every text in US, CN and HK, each in its own script, written once, none left over.
import { reasons } from '../../packages/contract/src/kernel/errors.ts'
import { reasonTexts } from '../../packages/contract/src/text/index.ts'
import { report } from './report.ts'
import { readSources } from './sources.ts'
import { loadWordings, wordingsIn } from './text-books.ts'
import { homonyms } from './text-homonyms.ts'
import { isTextTable, repeatedRows, unusedShared } from './text-rows.ts'
import { joinedMessages, unusedKeys, wordingComplaints } from './text-rules.ts'

const sources = await readSources()
const refusals = wordingsIn('packages/contract/src/text', reasonTexts)
const wordings = [...refusals, ...(await loadWordings(sources))]
const withoutText = Object.keys(reasons).filter(
  (reason) => !refusals.some(({ names }) => names[0] === reason),
)

/** Of the codes of §8 that only areas to come will give. */
const forLater = ['access.route', 'write.changed-meanwhile']
const texts = wordings.filter(({ names }) => !forLater.includes(names[0] ?? ''))

/** What the checks say about keys uses none, and a table of texts uses none of its own. */
const product = sources.filter(({ path }) => path.startsWith('packages/') && !isTextTable(path))

report([
  ...withoutText.map((reason) => `the reason ${reason} has no text`),
  ...wordingComplaints(wordings),
  ...unusedKeys(product, texts),
  ...joinedMessages(sources),
  ...repeatedRows(sources, homonyms),
  ...unusedShared(sources.filter(({ path }) => path.startsWith('packages/'))),
])
