import { Button } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ArrangeArea } from '../../arranging/ArrangeArea.tsx';
import { ComponentCard } from '../component/ComponentCard.tsx';
import { useEditing } from '../editing/editing-context.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { editMessages } from '../messages.ts';
import { AddItems } from './AddItems.tsx';
import { headingLevelIn, itemListOf, useListError, type ItemListField } from './item-list.ts';
import { ItemList } from './ItemList.tsx';
import { ItemOutline, useOutline, type Outline } from './ItemOutline.tsx';
import styles from './Items.module.css';
import { itemMessages } from './messages.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { ItemSelection } from './use-item-selection.ts';
import { useItemsField } from './use-items-field.ts';

/** A repeatable component or a dynamic zone: its items in their order, and everything that can be done with them. */
export function ItemsField(props: FieldEditorProps) {
  const { attribute } = props.field;
  const list = useMemo(() => itemListOf(attribute), [attribute]);
  return list ? <Items {...props} list={list} /> : null;
}

function Items(props: FieldEditorProps & { readonly list: ItemListField }) {
  const { field, path, label, hint, disabled, labelAction, list } = props;
  const intl = useIntl();
  const { draft, openItems } = useEditing();
  const { keys, uidOf, nameOf, labelOf, rules, order, focus, selection, edits, picker } =
    useItemsField(props);
  const outline = useOutline(list.isZone, keys.length);
  const error = useListError(path, list);

  return (
    <ComponentCard
      actions={
        <>
          {labelAction}
          <ListButtons count={keys.length} disabled={disabled} outline={outline} selection={selection} />
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
              id={outline.id}
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
          <AddItems
            edits={edits}
            headingLevel={headingLevelIn(path)}
            nameOf={nameOf}
            picker={picker}
            rules={rules}
            zone={list.isZone ? label : undefined}
          />
        </div>
      </ArrangeArea>
    </ComponentCard>
  );
}

interface ListButtonsProps {
  readonly count: number;
  readonly disabled: boolean;
  readonly outline: Outline;
  readonly selection: ItemSelection;
}

/** The buttons in the header of a list, and how many items it has. */
function ListButtons({ count, disabled, outline, selection }: ListButtonsProps) {
  const intl = useIntl();
  return (
    <>
      {outline.isOffered && (
        <Button
          aria-controls={outline.isOpen ? outline.id : undefined}
          aria-expanded={outline.isOpen}
          onClick={outline.toggle}
          size="small"
          variant="ghost"
        >
          {intl.formatMessage(itemMessages.outline)}
        </Button>
      )}
      {!disabled && (count > 1 || selection.isOn) && (
        <Button
          aria-pressed={selection.isOn}
          data-select
          onClick={selection.isOn ? selection.end : selection.start}
          size="small"
          variant="ghost"
        >
          {intl.formatMessage(itemMessages.select)}
        </Button>
      )}
      {count > 0 && (
        <span className={styles['count']}>{intl.formatMessage(itemMessages.count, { count })}</span>
      )}
    </>
  );
}
