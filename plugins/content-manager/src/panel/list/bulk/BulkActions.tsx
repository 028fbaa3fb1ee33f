import { bulkActions, type Selection } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { Button, ToolbarItem } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import { ActionWords } from '../confirmation/ConfirmationBody.tsx';
import { listMessages } from '../messages.ts';

export interface BulkActionsProps {
  readonly view: ContentTypeView;
  readonly selection: Selection;
}

/** What plugins and the product offer for the chosen entries. */
export function BulkActions({ view, selection }: BulkActionsProps) {
  return (
    <ActionOutlet
      input={selection}
      point={bulkActions}
      renderQuestion={({ id }, words) => (
        <ActionWords about={selection} actionId={id} view={view} words={words} />
      )}
    >
      {(action) => (
        <ToolbarItem>
          <ActionButton action={action} size="small" />
        </ToolbarItem>
      )}
    </ActionOutlet>
  );
}

export interface ChooseAllMatchingProps {
  /** How many entries the list finds. */
  readonly count: number;
  readonly onChoose: () => void;
}

/** Goes on from the entries of a page to all that the list finds. */
export function ChooseAllMatching({ count, onChoose }: ChooseAllMatchingProps) {
  const intl = useIntl();
  return (
    <ToolbarItem>
      <Button onClick={onChoose} size="small" variant="ghost">
        {intl.formatMessage(listMessages.selectMatching, { count })}
      </Button>
    </ToolbarItem>
  );
}
