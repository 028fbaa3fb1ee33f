import { ActionButton, ActionOutlet, bulkActions, type Selection } from '@admin/shell';
import { ToolbarItem } from '@admin/ui';
import type { ContentTypeView } from '../../schema/index.ts';
import { ActionWords } from '../confirmation/ActionWords.tsx';

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
