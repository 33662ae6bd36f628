/** Kinds of lines, as people look for them; each by how the codes of its lines begin. */
export const logKinds = {
  course: [
    'deal.announced',
    'deal.test',
    'deal.fpg',
    'deal.closing',
    'deal.subject',
    'deal.book',
    'deal.cut-off',
    'deal.times',
    'deal.launched',
    'deal.priced',
    'deal.reopened',
    'deal.repriced',
    'deal.corrected',
    'deal.aborted',
    'deal.expired',
  ],
  guidance: ['deal.guidance'],
  terms: ['deal.created', 'deal.saved', 'deal.edited', 'deal.copied', 'deal.tranche', 'deal.draft'],
  document: ['document.'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LogKind = keyof typeof logKinds
export const kindNames = Object.keys(logKinds) as readonly LogKind[]

/** As the call takes them: comma separated. */
export const codesOf = (kinds: readonly LogKind[]): string | undefined =>
  kinds.length === 0 ? undefined : kinds.flatMap((kind) => logKinds[kind]).join(',')
