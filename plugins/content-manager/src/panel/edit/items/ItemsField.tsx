import { isRecord } from '@admin/content-model';
import { Button } from '@admin/ui';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ArrangeArea } from '../../arranging/ArrangeArea.tsx';
import { useListArranging } from '../../arranging/use-arranging.ts';
import { ComponentCard } from '../component/ComponentCard.tsx';
import { useEditing } from '../editing/editing-context.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { move } from '@admin/entry-form';
import { useFormSelection } from '../editing/use-form-value.ts';
import { AddItems } from './AddItems.tsx';
import { headingLevelIn } from './heading-level.ts';
import { ItemList } from './ItemList.tsx';
import styles from './ItemsField.module.css';
import { editMessages } from '../messages.ts';
import { itemMessages } from './messages.ts';
import { ItemOutline } from './outline/ItemOutline.tsx';
import { outlineMessages } from './outline/messages.ts';
import { useOutline } from './outline/use-outline.ts';
import { ComponentPicker } from './picker/ComponentPicker.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useItemSelection } from './selection/use-item-selection.ts';
import { useItemEdits, type ItemPlace } from './use-item-edits.ts';
import { useItemFocus } from './use-item-focus.ts';
import { itemListOf, useItemPermission, type ItemListField } from './use-item-list.ts';
import { useItemRules } from './use-item-rules.ts';
import { useItemName } from './use-item-text.ts';
import { useItemKeys } from './use-items.ts';
import { useListError } from './use-list-error.ts';

/** The uids of the items of a zone, in their order. */
function componentsOf(list: unknown): string {
  if (!Array.isArray(list)) return '';
  return list
    .map((item: unknown) => {
      const uid = isRecord(item) ? item['__component'] : undefined;
      return typeof uid === 'string' ? uid : '';
    })
    .join(' ');
}

/** A repeatable component or a dynamic zone: its items in their order, and everything that can be done with them. */
export function ItemsField(props: FieldEditorProps) {
  const { attribute } = props.field;
  const list = useMemo(() => itemListOf(attribute), [attribute]);
  return list ? <Items {...props} list={list} /> : null;
}

function Items(props: FieldEditorProps & { readonly list: ItemListField }) {
  const { field, path, label, hint, disabled, labelAction, list } = props;
  const intl = useIntl();
  const { draft, form, openItems, recheck, view } = useEditing();
  const keys = useItemKeys(path);
  const uids = useFormSelection(path, componentsOf).split(' ');
  const [only = ''] = list.components;
  const uidOf = (key: number): string => (list.isZone ? (uids[keys.indexOf(key)] ?? '') : only);
  const nameOf = (uid: string): string => view.components.get(uid)?.info.displayName ?? uid;
  const nameAt = (uid: string, position: number): string =>
    list.isZone
      ? nameOf(uid)
      : intl.formatMessage(editMessages.numberedItem, { name: nameOf(uid), number: position + 1 });
  const labelOf = (key: number): string => nameAt(uidOf(key), keys.indexOf(key));
  const calledAt = useItemName(path, list.isZone, nameAt);
  const permissionOf = useItemPermission(path, disabled);
  const rules = useItemRules(path, list, permissionOf);
  const order = useListArranging({
    items: keys,
    onMove({ item, before }) {
      if (form.step(move(path, item, before))) recheck(path);
    },
    labelOf: (key) => calledAt(key, uidOf(key), keys.indexOf(key)),
  });
  const focus = useItemFocus(path, keys);
  const selection = useItemSelection(keys);
  const outline = useOutline(list.isZone, keys.length);
  const outlineId = useId();
  const [place, setPlace] = useState<ItemPlace | null>(null);
  const edits = useItemEdits({
    path,
    label,
    list,
    keys,
    order,
    uidOf,
    calledAt,
    pick: setPlace,
    onAdded(added) {
      const [first] = added;
      if (added.length === 1 && first !== undefined && !selection.isOn) focus.toFields(first);
      else if (selection.isOn) selection.choose(added);
    },
    onRemoved(position, count) {
      if (count === keys.length) selection.end();
      if (!selection.isOn || count === keys.length) focus.toPosition(position);
    },
  });
  const error = useListError(path, list);

  return (
    <ComponentCard
      actions={
        <>
          {labelAction}
          {outline.isOffered && (
            <Button
              aria-controls={outline.isOpen ? outlineId : undefined}
              aria-expanded={outline.isOpen}
              onClick={outline.toggle}
              size="small"
              variant="ghost"
            >
              {intl.formatMessage(outlineMessages.outline)}
            </Button>
          )}
          {!disabled && (keys.length > 1 || selection.isOn) && (
            <Button
              aria-pressed={selection.isOn}
              data-select
              onClick={selection.isOn ? selection.end : selection.begin}
              size="small"
              variant="ghost"
            >
              {intl.formatMessage(itemMessages.select)}
            </Button>
          )}
          {keys.length > 0 && (
            <span className={styles['count']}>
              {intl.formatMessage(itemMessages.count, { count: keys.length })}
            </span>
          )}
        </>
      }
      bodyRef={focus.root}
      error={error}
      hint={hint}
      label={label}
      required={field.attribute.required === true}
      requiredNote={draft ? intl.formatMessage(editMessages.requiredToPublish) : undefined}
    >
      <ArrangeArea arranging={order}>
        <div className={styles['items']}>
          {outline.isOpen && (
            <ItemOutline
              disabled={disabled}
              id={outlineId}
              keys={keys}
              label={label}
              labelOf={labelOf}
              onChoose={(key) => {
                openItems.open(`${path}.#${key}`);
                focus.toOpened(key);
              }}
              order={order}
              path={path}
              uidOf={uidOf}
            />
          )}
          {keys.length > 0 ? (
            <ItemList
              disabled={disabled}
              edits={edits}
              isZone={list.isZone}
              keys={keys}
              labelOf={labelOf}
              order={order}
              path={path}
              rules={rules}
              selection={selection}
              uidOf={uidOf}
            />
          ) : (
            <p className={styles['empty']}>
              {intl.formatMessage(rules.canAdd ? itemMessages.none : itemMessages.noneToSee)}
            </p>
          )}
          {selection.isOn && (
            <SelectionBar
              edits={edits}
              keys={keys}
              labelOf={labelOf}
              onDone={() => {
                selection.end();
                focus.toSelect();
              }}
              rules={rules}
              selection={selection}
            />
          )}
          {place === null ? (
            rules.canAdd && (
              <div className={styles['adding']}>
                <AddItems
                  edits={edits}
                  nameOf={nameOf}
                  rules={rules}
                  zone={list.isZone ? label : undefined}
                />
              </div>
            )
          ) : (
            <ComponentPicker
              headingLevel={headingLevelIn(path)}
              onClose={() => {
                setPlace(null);
                focus.toPosition(keys.length);
              }}
              onPick={(uid) => {
                setPlace(null);
                edits.addNew(uid, place);
              }}
              uids={list.components.filter((uid) => permissionOf(uid).add)}
            />
          )}
        </div>
      </ArrangeArea>
    </ComponentCard>
  );
}
