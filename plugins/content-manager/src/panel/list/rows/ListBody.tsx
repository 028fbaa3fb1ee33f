import type { ContentTypeItem, Entry } from '@admin/content-model';
import { VisuallyHidden } from '@admin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListParameters } from '../address/list-parameters.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { listMessages } from '../messages.ts';
import styles from './ListBody.module.css';
import { useSelection, type RowSelection } from './use-selection.ts';

export interface ListBodyProps {
  readonly contentType: ContentTypeItem;
  readonly list: ListParameters;
  readonly rows: readonly Entry[];
  /** Draws the rows, or what stands in their place. */
  readonly children: (chosen: RowSelection) => ReactNode;
  /** What stands under the rows. */
  readonly pager: ReactNode;
}

/** The rows and what can be done with the checked ones. Checking a row draws nothing outside of it again. */
export function ListBody({ contentType, list, rows, children, pager }: ListBodyProps) {
  const intl = useIntl();
  const body = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);
  const chosen = useSelection(contentType.uid, list, rows);
  const count = chosen.selected.size;
  useEffect(() => {
    // The bar that goes can take the focus with it; whoever uses a keyboard goes on here.
    if (count === 0 && wasChosen.current && document.activeElement === document.body) body.current?.focus();
    wasChosen.current = count > 0;
  }, [count]);
  return (
    <div className={styles.body} ref={body} tabIndex={-1}>
      <VisuallyHidden asChild>
        <output>{count > 0 && intl.formatMessage(listMessages.selected, { count })}</output>
      </VisuallyHidden>
      {children(chosen)}
      {pager}
      <div className={styles.dock}>
        {count > 0 && <BulkBar contentType={contentType} selection={chosen.selection} />}
      </div>
    </div>
  );
}
