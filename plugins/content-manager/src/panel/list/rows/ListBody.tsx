import type { ContentTypeItem, Entry } from '@admin/content-model';
import { SelectionArea } from '@admin/shell';
import type { ReactNode } from 'react';
import type { ListParameters } from '../address/list-parameters.ts';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { listMessages } from '../messages.ts';
import { useSelection, type CheckedEntries } from './use-selection.ts';

export interface ListBodyProps {
  readonly contentType: ContentTypeItem;
  readonly list: ListParameters;
  readonly rows: readonly Entry[];
  /** Draws the rows, or what stands in their place. */
  readonly children: (chosen: CheckedEntries) => ReactNode;
  /** What stands under the rows. */
  readonly pager: ReactNode;
}

/** The rows and what can be done with the checked ones. Checking a row draws nothing outside of it again. */
export function ListBody({ contentType, list, rows, children, pager }: ListBodyProps) {
  const chosen = useSelection(contentType.uid, list, rows);
  return (
    <SelectionArea
      actions={<BulkActions contentType={contentType} selection={chosen.selection} />}
      count={chosen.selected.size}
      messages={listMessages}
      onClear={chosen.clear}
    >
      {children(chosen)}
      {pager}
    </SelectionArea>
  );
}
