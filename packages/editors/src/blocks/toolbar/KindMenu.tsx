import { Button, DropdownMenu, Icon, ToolbarItem, type MenuItem } from '@admin/ui';
import { ChevronDown } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { BlockKind } from '../commands/block-kind.ts';
import { useBlocks } from '../blocks-context.ts';
import { blocksMessages } from '../messages.ts';
import styles from './BlocksToolbar.module.css';
import { useBlockOptions } from './use-block-options.ts';

export interface KindMenuProps {
  /** The kind of the block at the cursor; undefined for a block of a plugin. */
  readonly kind: BlockKind | undefined;
}

/** The kind of the current block, and the kinds it can be converted to. */
export function KindMenu({ kind }: KindMenuProps) {
  const intl = useIntl();
  const { disabled } = useBlocks();
  const options = useBlockOptions();
  const current = options.find((option) => option.kind !== undefined && option.kind === kind);
  const name = current?.label ?? intl.formatMessage(blocksMessages.otherKind);
  const turned = options.filter((option) => option.kind !== undefined && option.kind !== 'image');
  const inserted = options.filter((option) => option.kind === undefined || option.kind === 'image');
  const inserts: readonly MenuItem[] =
    inserted.length === 0
      ? []
      : [
          {
            kind: 'group',
            id: 'insert',
            label: intl.formatMessage(blocksMessages.insert),
            items: inserted.map(({ id, label, icon, elementRef, choose }) => ({
              id,
              label,
              icon,
              elementRef,
              onSelect: () => void choose(),
            })),
          },
        ];
  return (
    <DropdownMenu
      items={[
        {
          kind: 'radio-group',
          id: 'turn-into',
          label: intl.formatMessage(blocksMessages.turnInto),
          value: kind ?? '',
          onValueChange: (next) => void options.find(({ id }) => id === next)?.choose(),
          options: turned.map(({ id, label, icon }) => ({ value: id, label, icon })),
        },
        ...inserts,
      ]}
      trigger={
        <ToolbarItem>
          <Button
            aria-label={intl.formatMessage(blocksMessages.blockType, { kind: name })}
            disabled={disabled}
            endIcon={<Icon icon={ChevronDown} size="small" />}
            size="small"
            variant="ghost"
          >
            <span className={styles['kind']}>{name}</span>
          </Button>
        </ToolbarItem>
      }
    />
  );
}
