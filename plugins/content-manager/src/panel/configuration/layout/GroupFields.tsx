import { appendField, type ArrangedGroups, isDivided, removeField, withRows } from '@admin/content-model';
import { IconButton, Tooltip } from '@admin/ui';
import { ArrowDown, ArrowUp, Pencil, X } from '@admin/ui/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { InsertField } from '../arranging/InsertField.tsx';
import styles from './GroupFields.module.css';
import { useSizeOf } from './layout-fields.ts';
import type { LayoutModel } from './layout-model.ts';
import { LayoutGrid } from './LayoutGrid.tsx';
import { layoutGroupMessages } from './messages.ts';
import type { GroupEdits } from './use-group-edits.ts';

export interface GroupFieldsProps {
  readonly groups: ArrangedGroups;
  /** Index of the group. */
  readonly index: number;
  readonly model: LayoutModel;
  readonly arranging: ArrangingOf<ArrangedGroups>;
  readonly labelOf: (name: string) => string;
  /** The fields that are in no group. */
  readonly unplaced: readonly { readonly name: string; readonly label: string }[];
  readonly onEdit: (name: string) => void;
  readonly edits: GroupEdits;
}

/** One group of fields, or all fields of an undivided view. */
export function GroupFields(props: GroupFieldsProps) {
  const { groups, index, model, arranging, labelOf, unplaced, onEdit, edits } = props;
  const id = useId();
  const sizeOf = useSizeOf(model);
  const [removals, setRemovals] = useState(0);
  const [inserted, setInserted] = useState<string | null>(null);
  const content = (
    <InsertField
      fields={unplaced}
      onInsert={(name) => {
        const attribute = model.attributes[name];
        if (!attribute) return;
        const cell = { name, size: sizeOf(attribute).default };
        const added = withRows(groups, index, (rows) => appendField(rows, cell));
        setInserted(name);
        arranging.put(added, name, arrangingMessages.added);
      }}
      removals={removals}
    >
      <LayoutGrid
        arranging={arranging}
        group={index}
        groups={groups}
        inserted={inserted}
        labelOf={labelOf}
        model={model}
        onEdit={onEdit}
        onRemove={(name) => {
          const without = withRows(groups, index, (rows) => removeField(rows, name));
          arranging.put(without, name, arrangingMessages.removed);
          setRemovals(removals + 1);
        }}
      />
    </InsertField>
  );
  if (!isDivided(groups)) return content;
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <GroupHead
        count={groups.length}
        id={id}
        index={index}
        name={groups[index]?.name ?? ''}
        onMove={(step) => edits.move(index, step)}
        onRemove={() => edits.remove(index)}
        onRename={() => edits.askName(index)}
      />
      {content}
    </section>
  );
}

export interface GroupHeadProps {
  readonly id: string;
  readonly name: string;
  /** Index of the group. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (step: 'up' | 'down') => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** The header of a group: its name, and buttons to move, rename and remove it. */
export function GroupHead({ id, name, index, count, onMove, onRename, onRemove }: GroupHeadProps) {
  const intl = useIntl();
  const actions = [
    { action: 'up', icon: ArrowUp, isOff: index === 0, onPress: () => onMove('up') },
    { action: 'down', icon: ArrowDown, isOff: index === count - 1, onPress: () => onMove('down') },
    { action: 'rename', icon: Pencil, isOff: false, onPress: onRename },
    { action: 'remove', icon: X, isOff: false, onPress: onRemove },
  ] as const;
  return (
    <div className={styles['head']}>
      <h3 className={styles['name']} id={id}>
        {name}
      </h3>
      <span className={styles['actions']}>
        {actions.map(({ action, icon, isOff, onPress }) => {
          const label = intl.formatMessage(layoutGroupMessages[action], { name });
          return (
            <Tooltip content={label} key={action} purpose="name">
              <IconButton disabled={isOff} icon={icon} label={label} onClick={onPress} size="small" />
            </Tooltip>
          );
        })}
      </span>
    </div>
  );
}
