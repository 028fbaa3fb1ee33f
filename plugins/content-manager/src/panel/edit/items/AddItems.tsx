import { useStore } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { ComponentPicker, type ComponentPickerProps } from './ComponentPicker.tsx';
import { copiedItemsRef, usePasteLabel } from './copied-items.ts';
import type { ItemRules } from './item-rules.ts';
import styles from './Items.module.css';
import { itemMessages } from './messages.ts';
import type { ItemEdits } from './use-item-edits.ts';
import type { ItemPicker } from './use-items-field.ts';

export interface AddItemsProps extends Pick<ComponentPickerProps, 'headingLevel'> {
  /** The label of a zone, in which a new item needs a component; undefined for a repeatable component. */
  readonly zone: string | undefined;
  readonly edits: ItemEdits;
  readonly rules: ItemRules;
  readonly nameOf: (uid: string) => string;
  readonly picker: ItemPicker;
}

/** Buttons that add a new item or copied items at the end of a list, or the picker of a component once one is needed. */
export function AddItems({ zone, edits, rules, nameOf, picker, headingLevel }: AddItemsProps) {
  const intl = useIntl();
  const copied = useStore(copiedItemsRef, ({ items }) => items);
  const pasteLabel = usePasteLabel(nameOf);
  if (picker.isOpen) {
    const { uids, onClose, onPick } = picker;
    return <ComponentPicker headingLevel={headingLevel} onClose={onClose} onPick={onPick} uids={uids} />;
  }
  if (!rules.canAdd) return null;
  return (
    <div className={styles['adding']}>
      <Button data-add onClick={() => edits.add('end')} startIcon={<Icon icon={Plus} />}>
        {zone === undefined
          ? intl.formatMessage(itemMessages.add)
          : intl.formatMessage(itemMessages.addTo, { list: zone })}
      </Button>
      {rules.canPaste(copied) && (
        <Button onClick={() => edits.paste(copied, 'end')} variant="ghost">
          {pasteLabel(copied, 'end')}
        </Button>
      )}
    </div>
  );
}
