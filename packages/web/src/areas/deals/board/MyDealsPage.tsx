import { Board } from './Board.tsx'

/** Deals in which the own house has a role. */
export default function MyDealsPage() {
  return <Board scope="mine" />
}
