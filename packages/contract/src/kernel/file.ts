import { z } from 'zod'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { Reason } from './errors.ts'
import type { ReceivedFile } from './received-file.ts'

/** What is known of a file once all of it has arrived. */
export interface FileDigest {
  bytes: number
  /** Of the content, in hexadecimal. */
  sha256: string
}

/** Takes the next piece; a refusal ends the reading. */
export type TakePiece<R extends Reason = Reason> = (piece: Uint8Array) => Promise<Refusal<R> | undefined>

/** Why a file did not arrive whole, whoever reads it. */
export type UploadReason =
  | 'file.too-large'
  | 'input.too-large'
  | 'input.malformed'
  | 'input.invalid'
  | 'field.unknown'

/** A file on its way in, as the handler of a call gets it: read once, piece by piece, never whole in memory. */
export abstract class Upload {
  /** As the sender calls it. Not to be believed. */
  abstract readonly name: string
  /** Nothing is known of a file that did not arrive whole: the refusal says why. */
  abstract read<R extends Reason = never>(
    take: TakePiece<R>,
    mostBytes?: number,
  ): Promise<FileDigest | Refusal<R | UploadReason>>
  /** Its name and content for the comparison of requests (idempotency); read the file first. */
  abstract toJSON(): unknown
}

interface FileRule {
  /** No file of this call is larger; a purpose may allow less. */
  mostBytes: number
}
const fileRules = z.registry<FileRule>()

/**
 * The file of a call. A call with such a field travels as multipart, its file last; the client sends a Blob
 * or File, the handler gets an `Upload`.
 */
export const fileField = (rule: FileRule): z.ZodType<Upload, Blob> => {
  const field = z
    .any()
    .check(({ value, issues }) => {
      if (value instanceof Upload || value instanceof Blob) return
      issues.push({ code: 'invalid_type', expected: 'file', input: value })
    })
    .meta({ type: 'string', format: 'binary', maxLength: rule.mostBytes })
  fileRules.add(field, rule)
  return field
}

/** The rule of the file a call takes; undefined where it takes none. */
export const fileRuleOf = (input: z.ZodType): FileRule | undefined =>
  input instanceof z.ZodObject
    ? Object.values(input.shape)
        .map((field) => fileRules.get(field as z.ZodType))
        .find(Boolean)
    : undefined

/** The `reply` of a call that answers with a file instead of an envelope; what it refuses is one as ever. */
export const fileReply = z.custom<ReceivedFile>().meta({ type: 'string', format: 'binary' })
