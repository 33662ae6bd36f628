import { nameIn } from '@bookrunner/domain/kernel'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Input, Tag, Tree } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { FieldAria } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { failed } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { ChosenEntity, ChosenUser } from './notice-fields.ts'
import { authoredText } from './text.ts'
import css from './authored.module.css'

interface Chosen {
  readonly entities: readonly ChosenEntity[]
  readonly users: readonly ChosenUser[]
}

interface Props extends Chosen {
  readonly aria: FieldAria
  readonly disabled: boolean
  readonly onChange: (chosen: Chosen) => void
  /** Of a scheduled notice: removes one at once, without the rest of the form. */
  readonly onRemove?: ((recipient: Recipient) => void) | undefined
}

export interface Recipient {
  readonly name: string
  readonly entityId?: string
  readonly userId?: string
}

const SHOWN = 50
const PAGE = 100

const entityKey = (id: string) => `e:${id}`
const userKey = (id: string) => `u:${id}`

/** Every institution that a search finds, page by page. */
async function findAll(keyword: string): Promise<ChosenEntity[]> {
  const found: ChosenEntity[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await api.notices.findRecipients({ ...(keyword && { keyword }), pageNum, pageSize: PAGE })
    found.push(...page.entities.map(({ users: _users, ...entity }) => entity))
    if (found.length >= page.total || page.entities.length === 0) return found
  }
}

/** Institutions with all their contacts, or single contacts, picked from a tree with a search. */
export function RecipientPicker(props: Props) {
  const { aria, entities, users, disabled, onChange } = props
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['notices', 'recipients', keyword],
    queryFn: ({ signal }) =>
      api.notices.findRecipients({ ...(keyword && { keyword }), pageSize: SHOWN }, { signal }),
    placeholderData: (previous) => previous,
    meta: { failure: 'ignored' },
  })
  const [adding, setAdding] = useState(false)
  const found = data?.entities ?? []
  const total = data?.total ?? 0
  const chosenEntities = new Set(entities.map(({ entityId }) => entityId))
  const chosenUsers = new Set(users.map(({ userId }) => userId))

  const toggleEntity = (entity: ChosenEntity) =>
    onChange(
      chosenEntities.has(entity.entityId)
        ? { entities: entities.filter(({ entityId }) => entityId !== entity.entityId), users }
        : { entities: [...entities, entity], users },
    )
  const toggleUser = (user: ChosenUser) =>
    onChange({
      entities,
      users: chosenUsers.has(user.userId)
        ? users.filter(({ userId }) => userId !== user.userId)
        : [...users, user],
    })
  const toggle = (key: string) => {
    const entity = found.find(({ entityId }) => entityKey(entityId) === key)
    if (entity) {
      const { users: _users, ...chosen } = entity
      return toggleEntity(chosen)
    }
    const user = found.flatMap((each) => each.users).find(({ userId }) => userKey(userId) === key)
    if (user) toggleUser({ userId: user.userId, name: user.name, account: user.account })
  }
  const addAll = () => {
    setAdding(true)
    findAll(keyword)
      .then((all) => {
        const others = all.filter(({ entityId }) => !chosenEntities.has(entityId))
        onChange({ entities: [...entities, ...others], users })
      })
      .catch(failed)
      .finally(() => setAdding(false))
  }
  return (
    <div className={css.picker}>
      <Chosen {...props} />
      {!disabled && (
        <>
          <Flex gap={8}>
            <Input.Search
              {...aria}
              allowClear
              aria-label={t('recipients.search')}
              placeholder={t('recipients.search')}
              value={typed}
              maxLength={100}
              onChange={({ target }) => setTyped(target.value)}
              onPressEnter={(event) => event.preventDefault()}
            />
            <Button loading={adding} disabled={total === 0} onClick={addAll}>
              {t('recipients.all', { count: total })}
            </Button>
          </Flex>
          <div className={css.tree}>
            {data && found.length === 0 && <p>{t('recipients.none')}</p>}
            <Tree
              checkable
              checkStrictly
              selectable={false}
              height={220}
              checkedKeys={[
                ...entities.map(({ entityId }) => entityKey(entityId)),
                ...users.map(({ userId }) => userKey(userId)),
                // Whoever works for a chosen institution gets the notice anyway.
                ...found
                  .filter(({ entityId }) => chosenEntities.has(entityId))
                  .flatMap((entity) => entity.users.map(({ userId }) => userKey(userId))),
              ]}
              onCheck={(_checked, { node }) => toggle(node.key)}
              treeData={found.map((entity) => ({
                key: entityKey(entity.entityId),
                title: (
                  <span translate="no">
                    {nameIn(lang, entity)}{' '}
                    <small>{t('recipients.contacts', { count: entity.contacts })}</small>
                  </span>
                ),
                children: entity.users.map(({ userId, name, account }) => ({
                  key: userKey(userId),
                  disableCheckbox: chosenEntities.has(entity.entityId),
                  title: (
                    <span translate="no">
                      {name} <small>{account}</small>
                    </span>
                  ),
                })),
              }))}
            />
          </div>
          {total > SHOWN && <p className={css.more}>{t('recipients.more', { shown: SHOWN, total })}</p>}
        </>
      )}
    </div>
  )
}

/** Beyond this, the rest is a number, except where only a tag removes its recipient. */
const TAGS = 40

function Chosen({ entities, users, disabled, onChange, onRemove }: Omit<Props, 'aria'>) {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const tags = [
    ...entities.map((entity) => ({
      key: entityKey(entity.entityId),
      recipient: { name: nameIn(lang, entity), entityId: entity.entityId },
      remove: () => onChange({ entities: entities.filter((each) => each !== entity), users }),
    })),
    ...users.map((user) => ({
      key: userKey(user.userId),
      recipient: { name: user.name, userId: user.userId },
      remove: () => onChange({ entities, users: users.filter((each) => each !== user) }),
    })),
  ]
  if (tags.length === 0) return null
  const removable = !disabled || onRemove !== undefined
  const shown = onRemove ? tags : tags.slice(0, TAGS)
  return (
    <Flex wrap gap={4} align="center" className={css.chosen}>
      {shown.map(({ key, recipient, remove }) => (
        <Tag
          key={key}
          closable={removable && { 'aria-label': t('recipients.remove', { name: recipient.name }) }}
          onClose={(event) => {
            // What is not in the list any more is not drawn any more; until then it stays.
            event.preventDefault()
            if (onRemove) onRemove(recipient)
            else remove()
          }}
          translate="no"
        >
          {recipient.name}
        </Tag>
      ))}
      {tags.length > shown.length && <span className="br-figures">+{tags.length - shown.length}</span>}
      {!disabled && tags.length > 1 && (
        <Button type="link" size="small" onClick={() => onChange({ entities: [], users: [] })}>
          {t('recipients.clear')}
        </Button>
      )}
    </Flex>
  )
}
