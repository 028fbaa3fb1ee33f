import { listMenuActions } from '@admin/shell';
import { actionMenuItem, ActionList, type ReadyAction } from '@admin/shell/host';
import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { Download, Settings2 } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { BuiltInActionsProvider, type BuiltInActions, type ListMenuAction } from '../../built-in-actions.ts';
import { configurationMessages } from '../../configuration/messages.ts';
import { useActionsInput } from '../ListActions.tsx';
import { listMessages } from '../messages.ts';

/** The view settings of a list: its columns, and the actions on the view. */
export function DisplayedFieldsMenu(props: {
  readonly possible: readonly ListColumn[];
  /** The columns that plugins have added. */
  readonly added: readonly ListColumn[];
  /** Names of the displayed attributes. */
  readonly names: readonly string[];
  /** Names of the hidden plugin columns. */
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
  readonly onToggleAdded: (name: string) => void;
  /** Restores the initial columns and widths. */
  readonly onReset: () => void;
  /** Address of the configuration of the view; undefined for users who may not change it. */
  readonly configureHref: string | undefined;
  /** Exports the list; undefined while an export is running. */
  readonly onExport: (() => void) | undefined;
}) {
  const { possible, added, names, hidden, onToggle, onToggleAdded, onReset, configureHref, onExport } = props;
  const intl = useIntl();
  const [isOpen, setOpen] = useState<boolean>();
  const input = useActionsInput();
  const textOf = ({ label }: ListColumn) => (typeof label === 'string' ? label : intl.formatMessage(label));
  const ofType = possible.filter(({ name }) => !added.some((column) => column.name === name));
  const fields: readonly MenuItem[] = ofType.map((column) => {
    const { name } = column;
    const checked = names.includes(name);
    return {
      kind: 'checkbox',
      id: name,
      label: textOf(column),
      checked,
      disabled: checked && names.length === 1,
      onCheckedChange: () => onToggle(name),
    };
  });
  const ofPlugins: readonly MenuItem[] = added.map((column) => ({
    kind: 'checkbox',
    id: column.name,
    label: textOf(column),
    checked: !hidden.has(column.name),
    onCheckedChange: () => onToggleAdded(column.name),
  }));
  const actions: BuiltInActions<ListMenuAction> = {
    ...(configureHref !== undefined && {
      'configure-view': { label: configurationMessages.link, href: configureHref },
    }),
    'reset-view': { label: listMessages.reset, run: onReset },
    export: {
      label: listMessages.exportStart,
      icon: Download,
      disabled: onExport === undefined,
      run: () => onExport?.(),
    },
  };
  return (
    <BuiltInActionsProvider value={actions}>
      <ActionList input={input} isActive={isOpen !== undefined} point={listMenuActions}>
        {(offered) => {
          // The link to the configuration of all users precedes the columns of this one.
          const isFirst = ({ id }: ReadyAction) => id === 'configure-view';
          const first = (offered ?? []).filter(isFirst).map(actionMenuItem);
          const others = (offered ?? []).filter((action) => !isFirst(action)).map(actionMenuItem);
          return (
            <DropdownMenu
              align="end"
              items={[
                ...first,
                ...(first.length > 0 ? [{ kind: 'separator' as const, id: 'after-first' }] : []),
                {
                  kind: 'group',
                  id: 'fields',
                  label: intl.formatMessage(listMessages.displayedFields),
                  items: [...fields, ...ofPlugins],
                },
                { kind: 'separator', id: 'before-actions' },
                ...others,
              ]}
              onOpenChange={setOpen}
              open={isOpen === true && offered !== null}
              tooltip={intl.formatMessage(listMessages.viewSettings)}
              trigger={
                <IconButton
                  icon={Settings2}
                  label={intl.formatMessage(listMessages.viewSettings)}
                  variant="secondary"
                />
              }
            />
          );
        }}
      </ActionList>
    </BuiltInActionsProvider>
  );
}
