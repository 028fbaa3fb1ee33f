import { creatorName } from '@admin/content-model';
import type { SavedView } from '@admin/contract';
import { Button, DropdownMenu, Icon, IconButton, type MenuItem, useMedia } from '@admin/ui';
import { Layers } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { compactQuery } from '../compact-query.ts';
import { viewMessages } from './view-messages.ts';

export interface ViewsMenuProps {
  readonly views: readonly SavedView[];
  readonly current: SavedView | undefined;
  /** `changed` if the list differs from the open view. */
  readonly state: 'changed' | 'unchanged';
  readonly isDefault: boolean;
  /** Opens a view; null for the list as it is configured. */
  readonly onOpen: (view: SavedView | null) => void;
  readonly onSaveAs: () => void;
  readonly onSave: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onDefault: (isDefault: boolean) => void;
}

const all = 'all';

/** The views of a list, and the actions on the open one. Those of other users are read-only. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, current, state, isDefault, onOpen } = props;
  const intl = useIntl();
  const isCompact = useMedia(compactQuery);
  const labelOf = ({ name, owner }: SavedView): string =>
    owner === null
      ? name
      : intl.formatMessage(viewMessages.shared, {
          name,
          owner: creatorName(owner) ?? intl.formatMessage(viewMessages.unknownOwner),
        });
  const ofCurrent: readonly MenuItem[] = current
    ? [
        {
          kind: 'checkbox',
          id: 'default',
          label: intl.formatMessage(viewMessages.isDefault),
          checked: isDefault,
          onCheckedChange: props.onDefault,
        },
      ]
    : [];
  const ofOwn: readonly MenuItem[] =
    current?.owner === null
      ? [
          { id: 'edit', label: intl.formatMessage(viewMessages.edit), onSelect: props.onEdit },
          {
            id: 'delete',
            label: intl.formatMessage(viewMessages.remove),
            tone: 'danger',
            onSelect: props.onDelete,
          },
        ]
      : [];
  const save: readonly MenuItem[] =
    current?.owner === null && state === 'changed'
      ? [
          {
            id: 'save',
            label: intl.formatMessage(viewMessages.save, { name: current.name }),
            onSelect: props.onSave,
          },
        ]
      : [];
  const items: readonly MenuItem[] = [
    {
      kind: 'radio-group',
      id: 'views',
      label: intl.formatMessage(viewMessages.views),
      value: current ? String(current.id) : all,
      onValueChange: (value) => onOpen(views.find(({ id }) => String(id) === value) ?? null),
      options: [
        { value: all, label: intl.formatMessage(viewMessages.all) },
        ...views.map((view) => ({ value: String(view.id), label: labelOf(view) })),
      ],
    },
    { kind: 'separator', id: 'behind-views' },
    ...save,
    { id: 'save-as', label: intl.formatMessage(viewMessages.saveAs), onSelect: props.onSaveAs },
    ...ofCurrent,
    ...ofOwn,
  ];
  const label = intl.formatMessage(viewMessages.views);
  // The name of the view is shown at every window width.
  const isIcon = isCompact && !current;
  return (
    <DropdownMenu
      align="end"
      items={items}
      tooltip={isIcon ? label : undefined}
      trigger={
        isIcon ? (
          <IconButton icon={Layers} label={label} variant="secondary" />
        ) : (
          <Button startIcon={<Icon icon={Layers} />}>
            {current ? intl.formatMessage(viewMessages.current, { name: current.name }) : label}
          </Button>
        )
      }
    />
  );
}
