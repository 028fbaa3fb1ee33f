import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { Download, Settings2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { configurationMessages } from '../../configuration/messages.ts';
import { exportMessages, listMessages } from '../messages.ts';
import type { DisplayedNames } from './use-displayed-names.ts';

/** The cog of a list: which fields are its columns, and the list as a file. */
export function DisplayedFieldsMenu(props: {
  readonly possible: readonly ListColumn[];
  /** The columns that plugins added. */
  readonly added: readonly ListColumn[];
  readonly displayed: DisplayedNames;
  /** Gives the list back the columns and widths that it begins with. */
  readonly onReset: () => void;
  /** Where the view is configured for everybody; absent for those who may not. */
  readonly configureHref: string | undefined;
  /** Exports the list; absent while that is under way. */
  readonly onExport: (() => void) | undefined;
}) {
  const { possible, added, displayed, onReset, configureHref, onExport } = props;
  const intl = useIntl();
  const textOf = ({ label }: ListColumn) => (typeof label === 'string' ? label : intl.formatMessage(label));
  const ofType = possible.filter(({ name }) => !added.some((column) => column.name === name));
  const fields: readonly MenuItem[] = ofType.map((column) => {
    const { name } = column;
    const checked = displayed.names.includes(name);
    return {
      kind: 'checkbox',
      id: name,
      label: textOf(column),
      checked,
      disabled: checked && displayed.names.length === 1,
      onCheckedChange: () => displayed.toggle(name),
    };
  });
  const ofPlugins: readonly MenuItem[] = added.map((column) => ({
    kind: 'checkbox',
    id: column.name,
    label: textOf(column),
    checked: !displayed.hidden.has(column.name),
    onCheckedChange: () => displayed.toggleAdded(column.name),
  }));
  const configure: readonly MenuItem[] =
    configureHref === undefined
      ? []
      : [
          {
            kind: 'link',
            id: 'configure',
            label: intl.formatMessage(configurationMessages.link),
            href: configureHref,
          },
          { kind: 'separator', id: 'behind-configure' },
        ];
  return (
    <DropdownMenu
      align="end"
      items={[
        ...configure,
        {
          kind: 'group',
          id: 'fields',
          label: intl.formatMessage(listMessages.displayedFields),
          items: [...fields, ...ofPlugins],
        },
        { kind: 'separator', id: 'before-reset' },
        { id: 'reset', label: intl.formatMessage(listMessages.reset), onSelect: onReset },
        { kind: 'separator', id: 'before-export' },
        {
          id: 'export',
          icon: Download,
          label: intl.formatMessage(exportMessages.start),
          disabled: onExport === undefined,
          onSelect: () => onExport?.(),
        },
      ]}
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
}
