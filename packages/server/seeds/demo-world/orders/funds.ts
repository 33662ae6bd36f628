// The accounts that houses order for, by investor type, with the usual size of each in millions.
import { houses, type House } from '../houses.ts'

type Kind = NonNullable<House['type']>

const accounts: Record<Kind, string> = {
  assetmanager:
    'Global Credit 24, Asia Income 15, Green Bond 30, Short Duration 8, Target 2031 12, Multi-Asset 6',
  insurance:
    'General account 35, Participating fund 20, Annuities 18, Shareholders 10, Surplus 9, Unit-linked 4',
  pension:
    'Liability matching 28, Sustainable credit 16, Growth 10, Inflation plan 7, Closed plan 6, Reserve 5',
  official:
    'Liquidity tranche 40, Investment tranche 25, Savings 20, Mandate A 12, Mandate B 10, Staff fund 3',
  hedgefund: 'Master 30, Relative value 20, Credit 25, Basis 15, Event 10, Overlay 5',
  privatebank:
    'Discretionary 12, Advisory 9, Income notes 6, Family offices 7, Fund of bonds 5, Single client 2',
  banktreasury:
    'Liquidity buffer 30, Investment book 18, Held to collect 15, Branches 8, Subsidiary 6, Trust 4',
  corporate:
    'Cash reserve 10, Pension reserve 6, Captive insurer 4, Escrow 5, Dividend reserve 3, Foundation 2',
  other: 'Trust I 5, Trust II 4, Foundation 3, Estate 2, Endowment 3, Partners 2',
}

export interface Fund {
  house: string
  /** The number of the account within its house. */
  index: number
  account: string
  millions: number
}

const fundsOf = ({ key, short, type }: House): Fund[] =>
  accounts[type!].split(', ').map((entry, index) => {
    const [, name = '', millions = ''] = /^(.+) (\d+)$/.exec(entry)!
    return { house: key, index, account: `${short} ${name}`, millions: Number(millions) }
  })

/** Accounts of every investor house, in the order of the houses, without the one whose log-in is listed first. */
export const funds: readonly Fund[] = houses
  .filter(({ group, key }) => group && key !== 'kestrelpeak')
  .flatMap(fundsOf)
