import type { Entry, Pagination } from '@admin/content-model';
import { SelectionArea } from '@admin/shell';
import { useMemo, type ReactNode } from 'react';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ListParameters } from '../../address/list-parameters.ts';
import { BulkActions, ChooseAllMatching } from '../bulk/BulkActions.tsx';
import { listMessages } from '../messages.ts';
import { useSelection, type ChosenEntries } from './use-selection.ts';

export interface ListBodyProps {
  readonly view: ContentTypeView;
  readonly list: ListParameters;
  readonly rows: readonly Entry[];
  /** How many entries the list finds; undefined while that is not known. */
  readonly counts: Pagination | undefined;
  /** Draws the rows, or what stands in their place. */
  readonly children: (chosen: ChosenEntries) => ReactNode;
  /** What stands under the rows. */
  readonly pager: ReactNode;
}

const ofMatching = { ...listMessages, selected: listMessages.allSelected };

/** The rows and what can be done with the chosen ones. Checking a row draws nothing outside of it again. */
export function ListBody({ view, list, rows, counts, children, pager }: ListBodyProps) {
  const { uid } = view.contentType;
  const spec = useMemo(() => ({ uid, list, rows, counts }), [uid, list, rows, counts]);
  const chosen = useSelection(spec);
  const { selection, chooseAll, clear } = chosen;
  return (
    <SelectionArea
      actions={<BulkActions selection={selection} view={view} />}
      count={selection.count}
      messages={selection.matching ? ofMatching : listMessages}
      more={chooseAll && counts && <ChooseAllMatching count={counts.total} onChoose={chooseAll} />}
      onClear={clear}
    >
      {children(chosen)}
      {pager}
    </SelectionArea>
  );
}
