import { Board } from './Board.tsx'

/** Every deal of the platform. */
export default function DealBoardPage() {
  return <Board scope="board" />
}
