import { codeOf, statusOf, type Envelope, type Language, type Reason } from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import type { FieldRefusal, Refusal } from '@bookrunner/domain/kernel'

export const okEnvelope = (data: unknown, traceId: string): Envelope => ({
  code: 200,
  message: 'OK',
  data,
  traceId,
})

/** A refusal in the caller's language, with the HTTP status of its code. */
export const refusalEnvelope = (
  refusal: Refusal<Reason>,
  language: Language,
  traceId: string,
): { status: number; envelope: Envelope<null> } => {
  const code = codeOf(refusal.reason)
  const inWords = ({ field, reason, params }: FieldRefusal<Reason>) => ({
    field,
    reason,
    message: refusalMessage(language, reason, params),
  })
  return {
    status: statusOf[code],
    envelope: {
      code,
      message: refusalMessage(language, refusal.reason, refusal.params),
      data: null,
      reason: refusal.reason,
      ...(refusal.fields && { fields: refusal.fields.map(inWords) }),
      traceId,
    },
  }
}
