import type { ContentTypeItem } from '@admin/content-model';
import { ActionButton, ActionOutlet, bulkActions, type Selection } from '@admin/shell';
import { ToolbarItem } from '@admin/ui';
import { ActionWords } from '../confirmation/ActionWords.tsx';

export interface BulkActionsProps {
  readonly contentType: ContentTypeItem;
  readonly selection: Selection;
}

/** What plugins and the product offer for the checked rows. */
export function BulkActions({ contentType, selection }: BulkActionsProps) {
  return (
    <ActionOutlet
      input={selection}
      point={bulkActions}
      renderQuestion={({ id }, words) => (
        <ActionWords about={selection} actionId={id} contentType={contentType} words={words} />
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
