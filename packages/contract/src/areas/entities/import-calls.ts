import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { fileReply } from '../../kernel/file.ts'
import { importCallsFor } from '../imports/index.ts'

const { start: importBondOrg, ...others } = importCallsFor({
  area: 'entities',
  prefix: '/bond/org',
  start: 'importBondOrg',
  what: 'the institutions of an Excel file',
  access: ['admin_org_manage|import'],
  options: {},
})

const orgTemplate = call({
  name: 'entities.orgTemplate',
  method: 'GET',
  path: '/bond/org/downloadBondOrg',
  access: ['admin_org_manage|import'],
  slow: true,
  input: z.strictObject({}),
  reply: fileReply,
  refusals: [],
  summary: 'Returns an empty Excel file for institutions, with explanations and drop-downs',
})

export const importCalls = { importBondOrg, ...others, orgTemplate } as const
