// A real SMTP server on a free port that stores its mails.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { untilThere } from './until.ts'

export interface ReceivedMail {
  from: string
  to: string
  subject: string
  text: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** The next mail to this address that was not returned yet. */
  next: (to: string) => Promise<ReceivedMail>
  /** Refuses so many mails before accepting one again. */
  failNext: (times: number) => void
  close: () => Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const handedOut = new Set<ReceivedMail>()
  let failures = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      const keep = async (): Promise<void> => {
        const { subject = '', text = '', from } = await PostalMime.parse(await buffer(stream))
        if (failures-- > 0) throw new Error('come again')
        const to = envelope.rcptTo.map(({ address }) => address).join()
        received.push({ from: from?.address ?? '', to, subject, text })
      }
      keep().then(() => done(), done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: async (to) => {
      const isNext = (mail: ReceivedMail) => mail.to === to && !handedOut.has(mail)
      const mail = await untilThere(() => received.find(isNext))
      handedOut.add(mail)
      return mail
    },
    failNext: (times) => void (failures = times),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
