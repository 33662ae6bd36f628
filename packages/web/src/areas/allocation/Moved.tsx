import { Alert, Button, Flex } from 'antd'
import { useText } from '../../platform/text.ts'
import { allocText } from './text.ts'
import css from './allocation.module.css'

interface Props {
  readonly by: string | null
  /** The items that changed meanwhile. */
  readonly lines: readonly string[]
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** How many of them the panel lists. */
const MOST = 5

/** Somebody else saved the same thing meanwhile: the user chooses between the two. */
export function Moved({ by, lines, onMine, onTheirs }: Props) {
  const t = useText(allocText)
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('moved', { by: by ?? t('edit.somebody') })}
      description={
        <>
          <ul className={css.clashes}>
            {lines.slice(0, MOST).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > MOST && <li>{t('edit.more', { count: lines.length - MOST })}</li>}
          </ul>
          <Flex component="p" justify="flex-end" gap={8}>
            <Button size="small" onClick={onMine}>
              {t('moved.mine')}
            </Button>
            <Button size="small" onClick={onTheirs}>
              {t('moved.theirs')}
            </Button>
          </Flex>
        </>
      }
    />
  )
}
