import { appendField, isDivided, removeField, withRows, type ArrangedGroups } from '@admin/content-model';
import { useId, useState } from 'react';
import { InsertField } from '../../arranging/InsertField.tsx';
import { arrangingMessages } from '../../../arranging/messages.ts';
import type { ArrangingOf } from '../../../arranging/use-arranging.ts';
import type { LayoutModel } from '../layout-model.ts';
import { LayoutGrid } from '../LayoutGrid.tsx';
import { useSizeOf } from '../use-size-of.ts';
import { GroupHead } from './GroupHead.tsx';
import styles from './GroupFields.module.css';
import type { GroupEdits } from './use-group-edits.ts';

export interface GroupFieldsProps {
  readonly groups: ArrangedGroups;
  /** Which one it is, counted from 0. */
  readonly index: number;
  readonly model: LayoutModel;
  readonly arranging: ArrangingOf<ArrangedGroups>;
  readonly labelOf: (name: string) => string;
  /** What has no place in any group. */
  readonly unplaced: readonly { readonly name: string; readonly label: string }[];
  readonly onEdit: (name: string) => void;
  readonly edits: GroupEdits;
}

/** One group of fields while a layout is arranged, or all of them where the view is not divided. */
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
