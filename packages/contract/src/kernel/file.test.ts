import { expect, it } from 'vitest'
import { calls, createClient } from '../calls.ts'
import { exampleOf } from './example.ts'
import { jsonSchemaOf } from './openapi.ts'
import { receivedFile } from './received-file.ts'

const upload = calls.files.upload
const file = new File(['%PDF-1.7 terms'], '条款.pdf')

it('a call with a file travels as multipart, and says so to whoever reads the document', () => {
  expect(upload.travels).toBe('multipart')
  expect(calls.files.own).toMatchObject({ travels: 'query', replies: 'file' })
  const schema = jsonSchemaOf(upload.input, 'input')
  expect(schema).toMatchObject({
    properties: { file: { type: 'string', format: 'binary', maxLength: 50 * 1024 * 1024 } },
    required: ['purpose', 'file'],
  })
  expect(exampleOf(schema)).toMatchObject({ file: expect.any(File) as unknown })
})

it('takes a file and nothing else for one', () => {
  const takes = (value: unknown) => upload.input.safeParse({ purpose: 'logo', file: value }).success
  expect(takes(file)).toBe(true)
  for (const value of ['text', null, undefined, {}, 1, new Uint8Array(1)]) expect(takes(value)).toBe(false)
})

it('goes last, with its name, and whole again when it is sent again under its key', async () => {
  const sent: { key: string | null; type: string; parts: [string, string][] }[] = []
  const send: typeof fetch = async (url, init) => {
    const request = new Request(url, init)
    const { headers } = request
    const parts = await Promise.all(
      [...(await request.formData())].map(async ([name, value]): Promise<[string, string]> => [
        name,
        value instanceof File ? `${value.name}: ${await value.text()}` : value,
      ]),
    )
    sent.push({ key: headers.get('idempotency-key'), type: headers.get('content-type') ?? '', parts })
    if (sent.length === 1) throw new TypeError('fetch failed')
    return Response.json({ code: 200, message: 'OK', data: { fileId: 'fil_1' }, traceId: 't' })
  }
  const client = createClient({ baseUrl: 'http://books.test', fetch: send })
  // However the fields are ordered by whoever calls.
  const upload = () => client.files.upload({ file, purpose: 'document' }, { key: 'one' })
  await expect(upload()).rejects.toThrow('fetch failed')
  expect(await upload()).toEqual({ fileId: 'fil_1' })
  const parts = [
    ['purpose', 'document'],
    ['file', '条款.pdf: %PDF-1.7 terms'],
  ]
  expect(sent.map((one) => one.parts)).toEqual([parts, parts])
  expect(sent.map(({ key }) => key)).toEqual(['one', 'one'])
  expect(sent[0]!.type).toMatch(/^multipart\/form-data; boundary=/)
})

it('can be sent by another way for one call, as a browser that shows its progress does', async () => {
  const client = createClient({
    baseUrl: 'http://books.test',
    fetch: () => Promise.reject(new Error('not this')),
  })
  const own: typeof fetch = async () => Response.json({ code: 200, message: '', data: 'own', traceId: '' })
  expect(await client.files.upload({ purpose: 'logo', file }, { fetch: own })).toBe('own')
})

it.each([
  [`attachment; filename="a__.pdf"; filename*=UTF-8''a%E6%9D%A1%20%27.pdf`, "a条 '.pdf"],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment', 'file'],
])('a file that comes is called as its sender says: %s', async (disposition, name) => {
  const headers = {
    'content-disposition': disposition,
    'content-type': 'application/pdf',
    'content-length': '3',
  }
  const received = receivedFile(new Response('abc', { headers }))
  expect(received).toMatchObject({ name, mediaType: 'application/pdf', bytes: 3 })
  expect(await (await received.blob()).text()).toBe('abc')
})
