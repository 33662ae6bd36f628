/** What a file is, by its content: its media type, and how its name may end. */
export const kinds = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  pptx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  png: { mediaType: 'image/png', endings: ['png'] },
  jpg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  gif: { mediaType: 'image/gif', endings: ['gif'] },
} as const
export type Kind = keyof typeof kinds

/** What a file is for, and what may be used for it. §9: logos under 1M, images of the editor under 800k. */
export const purposes = {
  document: { kinds: ['pdf', 'docx', 'xlsx', 'pptx', 'png', 'jpg'], mostBytes: 50 * 1024 * 1024 },
  logo: { kinds: ['jpg', 'png'], mostBytes: 1024 * 1024 - 1 },
  image: { kinds: ['png', 'jpg', 'gif'], mostBytes: 800 * 1024 - 1 },
} as const satisfies Record<string, { kinds: readonly Kind[]; mostBytes: number }>
export type Purpose = keyof typeof purposes

export const purposeNames = Object.keys(purposes) as [Purpose, ...Purpose[]]
/** No purpose allows more. */
export const mostFileBytes = Math.max(...Object.values(purposes).map(({ mostBytes }) => mostBytes))

/** "PDF, DOCX, XLSX": the same in every language. */
export const describeKinds = (purpose: Purpose): string =>
  purposes[purpose].kinds.map((kind) => kind.toUpperCase()).join(', ')

/** ".jpg, .jpeg, .png": also for the file dialog of a browser. */
export const endingsFor = (purpose: Purpose): string[] =>
  purposes[purpose].kinds.flatMap((kind) => kinds[kind].endings.map((ending) => `.${ending}`))

export const allows = (purpose: Purpose, kind: Kind): boolean =>
  (purposes[purpose].kinds as readonly Kind[]).includes(kind)
