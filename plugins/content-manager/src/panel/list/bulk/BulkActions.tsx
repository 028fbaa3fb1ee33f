import { bulkActions, type Selection, SelectionBarItem } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import { ActionConfirmation } from '../confirmation/ConfirmationBody.tsx';
import { listMessages } from '../messages.ts';

export interface BulkActionsProps {
  readonly view: ContentTypeView;
  readonly selection: Selection;
}

/** The actions on the selected entries. */
export function BulkActions({ view, selection }: BulkActionsProps) {
  return (
    <ActionOutlet
      input={selection}
      point={bulkActions}
      renderQuestion={({ id }, words) => (
        <ActionConfirmation about={selection} actionId={id} view={view} words={words} />
      )}
    >
      {(action) => (
        <SelectionBarItem>
          <ActionButton action={action} size="small" />
        </SelectionBarItem>
      )}
    </ActionOutlet>
  );
}

export interface SelectMatchingButtonProps {
  /** Number of entries that the list finds. */
  readonly count: number;
  readonly onPress: () => void;
}

/** Extends the selection from a page to all entries that the list finds. */
export function SelectMatchingButton({ count, onPress }: SelectMatchingButtonProps) {
  const intl = useIntl();
  return (
    <SelectionBarItem>
      <Button onClick={onPress} size="small" variant="ghost">
        {intl.formatMessage(listMessages.selectMatching, { count })}
      </Button>
    </SelectionBarItem>
  );
}
