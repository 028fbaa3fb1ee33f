import { isToOne, type FormRelation, type RelationAttribute } from '@admin/content-model';
import { Button } from '@admin/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ArrangeArea } from '../../arranging/ArrangeArea.tsx';
import { useListArranging } from '../../arranging/use-arranging.ts';
import { shownText } from '../../text/shown-text.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useFieldError } from '../errors/invalid-fields.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { batch, connect, disconnect, order as orderStep, type Step } from '@admin/entry-form';
import { ChosenEntry } from './ChosenEntry.tsx';
import { relationMessages } from './messages.ts';
import styles from './RelationField.module.css';
import { RelationList, RelationSkeleton } from './RelationList.tsx';
import { RelationSearch } from './RelationSearch.tsx';
import { useEntryAddress } from './use-entry-address.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useInSight } from '../../scheduling.tsx';
import { useRelatedEntries } from './use-related-entries.ts';
import { useLinkedEntries } from './use-linked-entries.ts';

export interface RelationFieldProps extends FieldEditorProps {
  readonly attribute: RelationAttribute;
}

/** A relation: search, link, unlink and reorder. The linked entries are fetched once the field is visible. */
export function RelationField(props: RelationFieldProps) {
  const { attribute, field, path, label, disabled } = props;
  const intl = useIntl();
  const { form, recheck } = useEditing();
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(root);
  const linked = useLinkedEntries(path, isSeen);
  const error = useFieldError(path);
  const one = isToOne(attribute);
  const mainField = field.metadata.mainField ?? 'id';
  const nameOf = (entry: FormRelation): string => {
    const { [mainField]: name, id } = related.fresh(entry);
    return shownText(name || id);
  };

  const addressOf = useEntryAddress(attribute.target);
  const focusAfterRemoval = useFocusAfterRemoval(root);

  const ids = linked.shown.map(({ id }) => id);
  const entryOf = (id: number): FormRelation => linked.shown[ids.indexOf(id)] ?? { id };
  const nextOf = (id: number): number | null => ids[ids.indexOf(id) + 1] ?? null;
  const order = useListArranging({
    items: ids,
    onMove: ({ item, before }) => form.step(orderStep(path, entryOf(item), { before, next: nextOf(item) })),
    labelOf: (id) => nameOf(entryOf(id)),
  });
  const take = (step: Step): void => {
    if (form.step(step)) recheck(path);
  };
  const add = (entry: FormRelation): void => {
    const replaced = one ? linked.shown.map((former) => disconnect(path, former, null)) : [];
    take(batch([...replaced, connect(path, entry)]));
    order.announce(intl.formatMessage(relationMessages.connected, { entry: nameOf(entry) }));
  };
  const related = useRelatedEntries(attribute.target, mainField, add);
  const removeEntry = (entry: FormRelation): void => {
    focusAfterRemoval(ids.indexOf(entry.id));
    take(disconnect(path, entry, nextOf(entry.id)));
    order.announce(intl.formatMessage(relationMessages.disconnected, { entry: nameOf(entry) }));
  };

  const chosen = one ? linked.shown[0] : undefined;
  return (
    <div className={styles['relation']} ref={root}>
      <ArrangeArea arranging={order}>
        <RelationSearch
          {...props}
          chosen={chosen}
          chosenSlot={
            chosen && (
              <ChosenEntry
                address={addressOf?.(chosen.id)}
                entry={related.fresh(chosen)}
                name={nameOf(chosen)}
                onEdit={related.edit && (() => related.edit?.(chosen.id))}
              />
            )
          }
          create={disabled ? undefined : related.create}
          error={error}
          isOne={one}
          linked={linked}
          mainField={mainField}
          nameOf={nameOf}
          onPick={add}
          onRemove={removeEntry}
          required={field.attribute.required === true}
        />
        {!one && linked.state === 'loading' && (
          <RelationSkeleton expected={linked.expected} animated={isSeen} />
        )}
        {linked.state === 'failed' && (
          <p className={styles['failed']}>
            {intl.formatMessage(relationMessages.failed)}{' '}
            <Button onClick={linked.retry} size="small">
              {intl.formatMessage(relationMessages.retry)}
            </Button>
          </p>
        )}
        {linked.hasEarlier && (
          <div className={styles['earlier']}>
            <Button
              loading={linked.isLoadingEarlier}
              onClick={linked.loadEarlier}
              size="small"
              variant="ghost"
            >
              {intl.formatMessage(relationMessages.earlier)}
            </Button>
            <span className={styles['count']}>
              {intl.formatMessage(relationMessages.count, { count: linked.count })}
            </span>
          </div>
        )}
        {!one && linked.shown.length > 0 && (
          <RelationList
            addressOf={addressOf}
            disabled={disabled}
            entries={linked.shown.map(related.fresh)}
            label={intl.formatMessage(relationMessages.list, { field: label })}
            nameOf={nameOf}
            onEdit={related.edit}
            onRemove={removeEntry}
            order={order}
            path={path}
          />
        )}
      </ArrangeArea>
    </div>
  );
}
