import type { Course } from './course.ts'

/** Holders are told so long before a book closes. */
export const closingMinutes = 10

const isRunning = ({ status }: Course): boolean => status === 'Test' || status === 'IPG' || status === 'FPG'

/** When the clock has something to do with this tranche next: told that it closes soon, subject, closed, expired. */
export const nextDue = (course: Course): string | null => {
  if (!isRunning(course)) return null
  const { closesAt, subjectAt, expiresAt, bookClosed, closingTold, subjectTold } = course
  const closing = closesAt && Temporal.Instant.from(closesAt).subtract({ minutes: closingMinutes }).toString()
  const times = [
    ...(bookClosed ? [] : [closesAt, closingTold ? null : closing]),
    subjectTold ? null : subjectAt,
    expiresAt,
  ].filter((each) => each !== null)
  return times.toSorted((a, b) => Temporal.Instant.compare(a, b))[0] ?? null
}
