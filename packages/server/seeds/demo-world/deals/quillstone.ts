// A bank that leads its own deal.
import { cnh, issuers, syndicate } from './markets.ts'
import { level, million } from './says.ts'
import type { Stage } from './stage.ts'

const selfLed = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskjlm', {
    name: 'Quillstone Bank 3Y CNH',
    terms: {
      ...{ ...cnh(3), classification: 'financial', capitalStructure: 'seniorPreferred', ratingClass: 'IG' },
      ...{ size: { kind: 'number', face: million(2000), unit: 'bil' }, ipg: level('2.85% area') },
      isin: 'HKDEMO000028',
    },
    times: { closesAt: stage.in(6 * 60) },
    shared: {
      ...issuers.quillstone,
      syndicate: syndicate(['quillstone', 'OC'], ['ninefold', 'JLM', 'BND'], ['lantern', 'JLM']),
    },
  })
  await stage.announce(dealId)
}

export const quillstoneDeals = [selfLed]
