import { Mark } from './layout/Brand.tsx'

/** While it is found out who is here, or as a word of farewell. */
export function Splash({ words }: { words?: string }) {
  return (
    <div className="br-splash" role="status">
      <Mark size={40} />
      {words && <p>{words}</p>}
    </div>
  )
}
