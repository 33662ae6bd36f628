// A bank that leads its own deal.
import { bankId } from '../orders/order-pad.ts'
import { placeFor } from '../orders/small-books.ts'
import { cnh, issuers, syndicate } from './markets.ts'
import { level, million } from './deal-figures.ts'
import type { Stage } from './stage.ts'

const selfLed = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskjlm', {
    name: 'Quillstone Bank 3Y CNH',
    terms: {
      ...cnh(3),
      classification: 'financial',
      capitalStructure: 'seniorPreferred',
      ratingClass: 'IG',
      size: { kind: 'number', face: million(2000), unit: 'bil' },
      ipg: level('2.85% area'),
      isin: 'HKDEMO000028',
    },
    times: { closesAt: stage.in(6 * 60) },
    shared: {
      ...issuers.quillstone,
      syndicate: syndicate(['quillstone', 'OC'], ['ninefold', 'JLM', 'BND'], ['lantern', 'JLM']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  const houses = ['sundialeasting', 'tamarindtreasury', 'ironmosslife', 'larkfieldhk', 'kestrelpeaklu']
  const withdrawn = async () => {
    const ticket = await pad.place('kestrelpeak', '150 @ 2.80%', { account: 'Kestrelpeak Dim Sum' })
    await pad.withdraw(ticket)
  }
  await Promise.all([
    placeFor(pad, { houses, each: 4, limits: ['', '2.80%', '2.75%', '2.90%'], times: 6 }),
    pad.enter('quillstone', 'quillstone', '200', { account: 'Liquidity portfolio' }),
    pad.enter('lantern', 'cobaltineshipping', '40 @ 2.80%', { throughId: bankId('lantern') }),
    withdrawn(),
  ])
}

export const quillstoneDeals = [selfLed]
