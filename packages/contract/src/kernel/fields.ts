import { z } from 'zod'
import { accountOf, accountPattern, longestAccount } from '@bookrunner/domain/auth'
import { type FaceAmount, type Rate, mostFace } from '@bookrunner/domain/kernel'

/** Small input fields used by many calls. A query carries text only, so numbers arrive as digits. */

export const digits = (min: number, max: number) =>
  z
    .union([
      z.int().min(min).max(max),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number)
        .pipe(z.int().min(min).max(max)),
    ])
    .meta({ examples: [Math.max(min, Math.min(15, max))] })

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .meta({ examples: [true] })

/** Text of a person: trimmed, bounded, without control characters that could forge a line of a log. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/)
    .meta({ examples: ['Kestrel Peak'.slice(0, max)] })

export const id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9_-]+$/i)
  .meta({ examples: ['usr_4k7q00zz'] })

export const account = z
  .string()
  .overwrite(accountOf)
  .max(longestAccount)
  .pipe(z.email({ pattern: accountPattern }))
  .meta({ examples: ['desk.oc@lantern.example'] })

/** An instant as the server writes it: ISO 8601, UTC. */
export const instant = z.iso.datetime({ offset: false })

/** Years that calendars and the database know. */
const knownYear = (text: string): boolean => /^[12]/.test(text)

/**
 * An instant typed by a user, to the millisecond. It is stored without zeros at the end of its fraction, so that one
 * time is one text.
 */
export const setInstant = z.iso
  .datetime({ offset: false, abort: true })
  .refine((at) => knownYear(at) && !/\.\d{4}/.test(at))
  .overwrite((at) => at.replace(/(\.\d*?)0*Z$/, '$1Z').replace('.Z', 'Z'))
  .meta({ examples: ['2026-11-20T09:00:00Z'] })

/** A secret encrypted for the server's published key (compact JWE, §5 "transformed before sending"). */
export const sealed = z
  .string()
  .max(4096)
  .regex(/^[\w-]+(\.[\w-]*){4}$/)
  .meta({ examples: ['eyJhbGciOiJFQ0RILUVTIn0..aXY.c2VhbGVk.dGFn'] })

/** A face amount in whole units of the currency. */
export const face = z
  .int()
  .min(0)
  .max(mostFace)
  .meta({ examples: [500_000_000] }) as unknown as z.ZodType<FaceAmount, number>

/**
 * Yields, prices (per cent) and spreads (basis points): decimal text. Zeros behind the last digit are accepted ("5.20") and
 * dropped, so that one figure is one text.
 */
export const rate = z
  .string()
  .max(40)
  .regex(/^(?!-0(\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/)
  .overwrite((text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text))
  .meta({ examples: ['4.75'] }) as unknown as z.ZodType<Rate, string>

/** A day of the calendar. */
export const day = z.iso
  .date({ abort: true })
  .refine(knownYear)
  .meta({ examples: ['2026-11-20'] })

/** Text that may run over several lines, without other control characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
    .regex(/^[^\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]*$/)
    .meta({ examples: ['Refinancing.'.slice(0, max)] })
