import { z } from 'zod'
import { kinds, mostFileBytes, purposeNames } from '@bookrunner/domain/files'
import { call } from '../../kernel/call.ts'
import { id } from '../../kernel/fields.ts'
import { fileField, fileReply } from '../../kernel/file.ts'

/** An uploaded file. Other calls take its id; until one does, only its sender may use it. */
export const uploadedFile = z.object({
  fileId: z.string(),
  /** Without what could deceive or hurt. */
  name: z.string(),
  /** By its content. */
  kind: z.enum(Object.keys(kinds) as [keyof typeof kinds]),
  mediaType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})
export type UploadedFile = z.output<typeof uploadedFile>

const upload = call({
  name: 'files.upload',
  method: 'POST',
  path: '/tools/upload',
  access: 'signedIn',
  longWay: true,
  dryRun: false,
  input: z.strictObject({
    purpose: z.enum(purposeNames),
    file: fileField({ mostBytes: mostFileBytes }),
  }),
  reply: uploadedFile,
  refusals: [
    'file.too-large',
    'file.empty',
    'file.kind',
    'file.ending',
    'file.damaged',
    'file.hidden',
    'file.macros',
    'file.too-many',
    'access.no-institution',
  ],
  summary: 'Uploads a file for later use: a deal document, a logo or an image',
})

const own = call({
  name: 'files.own',
  method: 'GET',
  path: '/tools/file',
  access: 'signedIn',
  longWay: true,
  input: z.strictObject({ fileId: id.meta({ examples: ['fil_4k7q00zz'] }) }),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: "Returns one of the caller's unused uploads",
})

export const filesCalls = { upload, own } as const
