import { useStore } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { copiedItemsRef } from './copies/copied-items.ts';
import { usePasteLabel } from './copies/use-paste-label.ts';
import { itemMessages } from './messages.ts';
import type { ItemEdits } from './use-item-edits.ts';
import type { ItemRules } from './use-item-rules.ts';

export interface AddItemsProps {
  /** Accessible name of the list, where adding to it asks what is to be added. */
  readonly zone: string | undefined;
  readonly edits: ItemEdits;
  readonly rules: ItemRules;
  readonly nameOf: (uid: string) => string;
}

/** What adds to the end of a list: something new, or what was copied. */
export function AddItems({ zone, edits, rules, nameOf }: AddItemsProps) {
  const intl = useIntl();
  const copied = useStore(copiedItemsRef, ({ items }) => items);
  const pasteLabel = usePasteLabel(nameOf);
  return (
    <>
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
    </>
  );
}
