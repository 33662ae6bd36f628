import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Reason } from '@bookrunner/contract/kernel'
import type { Refusal } from '@bookrunner/domain/kernel'

/** A file as the answer of a call. */
export interface SentFile {
  name: string
  /** The same in Latin letters, for clients that know only those. */
  plain?: string | undefined
  mediaType: string
  /** Absent if the file is made while it is sent. */
  bytes?: number
  content: AsyncIterable<Uint8Array> | Uint8Array
}

/** Thrown instead of the first piece of a slow call's file: its refusal is the answer. */
export class FileRefused extends Error {
  readonly refusal: Refusal<Reason>

  constructor(refusal: Refusal<Reason>) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/**
 * RFC 5987 for signs that no header may contain. `encodeURIComponent` leaves five signs that have a meaning there.
 */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The older form for clients without the newer one: letters beyond ASCII become `_`. */
export const contentDisposition = (name: string, latin = name): string => {
  const plain = latin.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name.toWellFormed())}`
}

/**
 * Files are always saved and never shown in our own origin: an uploaded file may be a page with a script for another
 * reader's browser.
 */
export const sendFile = (
  reply: FastifyReply,
  { name, plain, mediaType, bytes, content }: SentFile,
): FastifyReply => {
  const length = content instanceof Uint8Array ? content.length : bytes
  reply.headers({
    'content-type': mediaType,
    'content-disposition': contentDisposition(name, plain),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(length !== undefined && { 'content-length': length }),
  })
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}
