import { entryTitleName, type Entry } from '@admin/content-model';
import { type Row, rowActions } from '@admin/shell';
import { ActionList, actionMenuItem } from '@admin/shell/host';
import { type MenuTrigger, type MenuTriggers, TriggeredMenu, useMenuTriggersInUse } from '@admin/ui';
import { useMemo, useState } from 'react';
import type { ContentTypeView } from '../../schema/index.ts';
import { ActionConfirmation } from '../confirmation/ConfirmationBody.tsx';
import { entryName } from '../fields/labels.ts';

export interface RowMenusProps {
  readonly view: ContentTypeView;
  readonly rows: readonly Entry[];
  readonly rowOf: (entry: Entry) => Row;
  /** The buttons of the rows. Their keys are the ids of the entries. */
  readonly triggers: MenuTriggers;
}

/** The menus of the rows whose buttons the user has reached. The buttons of all other rows are plain elements. */
export function RowMenus({ view, rows, rowOf, triggers }: RowMenusProps) {
  const inUse = useMenuTriggersInUse(triggers);
  const titleName = entryTitleName(view.configuration.settings);
  return inUse.map((trigger) => {
    const { id: buttonId } = trigger.element;
    const entry = rows.find(({ id }) => triggers.idOf(String(id)) === buttonId);
    return (
      entry && (
        <RowMenu
          key={buttonId}
          name={entryName(entry, titleName)}
          row={rowOf(entry)}
          trigger={trigger}
          view={view}
        />
      )
    );
  });
}

interface RowMenuProps extends Pick<RowMenusProps, 'view'> {
  readonly row: Row;
  /** The name of the entry, for screen readers. */
  readonly name: string;
  readonly trigger: MenuTrigger;
}

/** The menu of a row. The hooks of its actions run when it is first opened, not for every row of the page. */
function RowMenu({ view, row, name, trigger }: RowMenuProps) {
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { entry, locale } = row;
  const about = useMemo(
    () => ({ count: 1, ids: [entry.id], entries: [entry], ...(locale === undefined ? {} : { locale }) }),
    [entry, locale],
  );
  return (
    <ActionList
      hasOwnArea
      input={row}
      isActive={menu !== 'never opened'}
      point={rowActions}
      renderQuestion={({ id }, words) => (
        <ActionConfirmation about={about} actionId={id} view={view} words={words} />
      )}
    >
      {(actions) => (
        <TriggeredMenu
          align="end"
          items={actions?.map(actionMenuItem) ?? []}
          onOpenChange={(isOpen) => setMenu(isOpen ? 'open' : 'closed')}
          open={menu === 'open' && actions !== null}
          sheetTitle={name}
          trigger={trigger}
        />
      )}
    </ActionList>
  );
}
