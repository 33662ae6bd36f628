import type { EntityFields } from '@bookrunner/domain/entities'
import { Button, Flex } from 'antd'
import { useState, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { EntityDrawer } from './EntityDrawer.tsx'
import { entitiesText } from './text.ts'
import { useEntityRights } from './use-entities.ts'

/** Under a search that found nothing: who may, adds the institution that was typed. */
export function useAddEntity(start: Partial<EntityFields>): {
  readonly offer: (none: string) => ReactNode
  readonly drawer: ReactNode
} {
  const t = useText(entitiesText)
  const { mayAdd } = useEntityRights()
  const [adding, setAdding] = useState<Partial<EntityFields>>()
  const name = start.name?.trim()
  return {
    offer: (none) => (
      <Flex vertical align="start">
        {none}
        {mayAdd && name && (
          <Button
            type="link"
            size="small"
            // The list of the search stays until the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setAdding({ ...start, name })}
          >
            {t('addNamed', { name })}
          </Button>
        )}
      </Flex>
    ),
    drawer: adding && <EntityDrawer start={adding} onClose={() => setAdding(undefined)} />,
  }
}
