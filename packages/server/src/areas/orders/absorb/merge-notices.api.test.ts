// Who hears that an institution was merged into another.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { untilThere } from '../../../../test/until.ts'

const from = 'ent_ironmosslife'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  await typedByUser(app, from)
})
afterAll(() => app.close())

it('the people of the merged institution read in one notice where they belong now', async () => {
  const theirs = await clientOf(app, 'investorironmosslife')
  await mergeInto(await clientOf(app, 'superadmin'), from, 'ent_kestrelpeak')
  const box = async (client: typeof theirs) => (await client.notices.box({})).list
  const notice = await untilThere(async () =>
    (await box(theirs)).find(({ msgTitle }) => msgTitle === 'Institution merged'),
  )
  expect(notice).toMatchObject({
    link: '/my-profile',
    msgSummary: expect.stringMatching(/was merged into Kestrelpeak Asset Management\. You now belong to/),
  })
  // It says so already, and the other people of the target have nothing to do with it.
  const titles = async (client: typeof theirs) => (await box(client)).map(({ msgTitle }) => msgTitle)
  expect(await titles(theirs)).not.toContain('Your permissions changed')
  expect(await titles(await clientOf(app, 'investor'))).not.toContain('Institution merged')
})
