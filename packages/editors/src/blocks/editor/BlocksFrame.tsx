import { LazyContribution } from '@admin/shell/host';
import { IconButton, Tooltip } from '@admin/ui';
import { Maximize2, Minimize2 } from '@admin/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useSlateStatic } from 'slate-react';
import { lazyPart } from '../../contract/editor-services.ts';
import { BlockHandles } from '../drag/BlockHandles.tsx';
import { blockLabel, useMoveAnnouncement } from '../drag/block-label.ts';
import { currentBlock } from '../commands/block-kind.ts';
import { blocksMessages } from '../messages.ts';
import { slashOptionId, useSlashMenu } from '../slash/use-slash-menu.ts';
import { BlocksToolbar } from '../toolbar/BlocksToolbar.tsx';
import styles from './DocumentEditor.module.css';
import { useBlocks } from '../blocks-context.ts';
import { BlocksText } from './BlocksText.tsx';

/** Loads the layers that keys of the editor open. */
export const loadTextLayer = () => import('./TextLayer.tsx');

const loadSlashMenu = () => loadTextLayer().then(({ SlashMenu }) => ({ default: SlashMenu }));

export interface BlocksFrameProps {
  readonly placeholder: string | undefined;
  readonly onBlur: () => void;
  /** True if the document is invalid. */
  readonly isInvalid: boolean;
  readonly isExpanded: boolean;
  /** Id of the hint about leaving the editor. */
  readonly leaveId: string;
  readonly onExpandedChange: (isExpanded: boolean) => void;
}

/**
 * Toolbar and text in one box, in the form or in a dialog. Does not receive the value, so typing renders only the text.
 */
export const BlocksFrame = memo(function BlocksFrame({
  placeholder,
  onBlur,
  isInvalid,
  isExpanded,
  leaveId,
  onExpandedChange,
}: BlocksFrameProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { types, disabled, services } = useBlocks();
  const announceMove = useMoveAnnouncement();
  const { menu, press, leave } = useSlashMenu(intl.locale);
  const active = menu?.options[menu.active];
  const label = intl.formatMessage(isExpanded ? blocksMessages.collapse : blocksMessages.expand);
  const text = (
    <BlocksText
      describedBy={leaveId}
      menu={menu && { controls: menu.id, active: active && slashOptionId(menu.id, active) }}
      onBlur={() => {
        leave();
        onBlur();
      }}
      onMoved={(position) => announceMove(position, blockLabel(currentBlock(editor)?.[0], types, intl))}
      onPress={press}
      placeholder={placeholder}
    />
  );
  return (
    <div
      className={styles['frame']}
      data-disabled={disabled || undefined}
      data-expanded={isExpanded || undefined}
      data-invalid={isInvalid || undefined}
    >
      <BlocksToolbar
        end={
          <Tooltip content={label} purpose="name">
            <IconButton
              icon={isExpanded ? Minimize2 : Maximize2}
              label={label}
              onClick={() => onExpandedChange(!isExpanded)}
              size="small"
            />
          </Tooltip>
        }
      />
      <div className={styles['area']} data-blocks-area="">
        {disabled ? text : <BlockHandles>{text}</BlockHandles>}
      </div>
      {menu && (
        <LazyContribution
          contribution={lazyPart(services, 'slash-menu')}
          load={loadSlashMenu}
          pending={null}
          props={{ active: menu.active, id: menu.id, options: menu.options, onChoose: menu.choose }}
        />
      )}
    </div>
  );
});
