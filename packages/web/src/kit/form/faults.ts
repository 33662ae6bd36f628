/** What is wrong with a field: it is missing, wrong, or only doubtful. */
export interface FormFault {
  /** As the server names it: `orderLevels.0.size`, `terms.options.0.from`. */
  readonly field: string
  readonly kind: 'missing' | 'wrong' | 'doubtful'
  readonly reason: string
  readonly message: string
  /** Shown while the field is still being typed, and before anybody tried to submit. */
  readonly atOnce?: boolean
}

/** Where a form is on its way to be submitted. */
export interface Progress {
  /** Somebody tried to submit: from now on everything that is wrong is shown. */
  readonly tried: boolean
  /** Fields somebody has typed into and left. */
  readonly left: ReadonlySet<string>
  /** The field somebody is typing into. */
  readonly typing: string | undefined
}

const isMissing = (reason: string): boolean => /(^|[.-])(required|missing)$/.test(reason)

export const faultOf = ({
  field,
  reason,
  message,
}: Pick<FormFault, 'field' | 'reason' | 'message'>): FormFault => ({
  field,
  reason,
  message,
  kind: isMissing(reason) ? 'missing' : 'wrong',
})

export const wrong = (field: string, message: string): FormFault => ({
  field,
  kind: 'wrong',
  reason: '',
  message,
})

/** What to show below one field of a form that has all its faults in one list. */
export const faultAt = (
  field: string,
  faults: readonly FormFault[],
  progress: Progress,
): string | undefined =>
  messageFor(
    faults.filter((fault) => fault.field === field),
    [],
    progress,
  )

export const isShown = ({ field, atOnce }: FormFault, { tried, left, typing }: Progress): boolean =>
  atOnce === true || ((tried || left.has(field)) && typing !== field)

/** `orderLevels.1.size` belongs to `orderLevels`. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`)

/** The text below a field: the screen's own faults as soon as they are to be shown, else those the server named. */
export function messageFor(
  own: readonly FormFault[],
  server: readonly Pick<FormFault, 'message'>[],
  progress: Progress,
): string | undefined {
  const shown = own.filter((fault) => isShown(fault, progress))
  const messages = (shown.length > 0 ? shown : server).map(({ message }) => message)
  return messages.length > 0 ? messages.join(' ') : undefined
}
