import { type Row, rowActions } from '@admin/shell';
import { ActionList, actionMenuItem } from '@admin/shell/host';
import { DropdownMenu, IconButton } from '@admin/ui';
import { EllipsisVertical } from '@admin/ui/icons';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import { ActionConfirmation } from '../confirmation/ConfirmationBody.tsx';
import { listMessages } from '../messages.ts';

export interface RowActionsProps {
  readonly view: ContentTypeView;
  readonly row: Row;
  /** The name of the entry, for screen readers. */
  readonly name: string;
}

/** The menu of a row. The hooks of its actions run when it is first opened, not for every row of the page. */
export function RowActions({ view, row, name }: RowActionsProps) {
  const intl = useIntl();
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { entry, locale } = row;
  const about = useMemo(
    () => ({ count: 1, ids: [entry.id], entries: [entry], ...(locale === undefined ? {} : { locale }) }),
    [entry, locale],
  );
  return (
    <ActionList
      input={row}
      isActive={menu !== 'never opened'}
      point={rowActions}
      renderQuestion={({ id }, words) => (
        <ActionConfirmation about={about} actionId={id} view={view} words={words} />
      )}
    >
      {(actions) => (
        <DropdownMenu
          align="end"
          items={actions?.map(actionMenuItem) ?? []}
          onOpenChange={(isOpen) => setMenu(isOpen ? 'open' : 'closed')}
          open={menu === 'open' && actions !== null}
          sheetTitle={name}
          trigger={
            <IconButton
              icon={EllipsisVertical}
              label={intl.formatMessage(listMessages.actionsFor, { name })}
              size="small"
            />
          }
        />
      )}
    </ActionList>
  );
}
