import { notifyRef, useService } from '@admin/shell';
import { IconSlot, describeCause, useReport, type Contributed, type IconSource } from '@admin/shell/host';
import { isIconElements, type IconComponent, type IconDefinition } from '@admin/ui';
import {
  CodeXml,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Heading5,
  Heading6,
  ImageIcon,
  List,
  ListOrdered,
  Pilcrow,
  Quote,
} from '@admin/ui/icons';
import { createElement, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Node } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { blockTypes, type BlockType } from '../../contract/block-types.ts';
import { useBlocks } from '../blocks-context.ts';
import { blockKinds, type BlockKind } from '../commands/block-kind.ts';
import { freshBlock, insertBlock } from '../commands/change-blocks.ts';
import { convertBlocks } from '../commands/format.ts';
import { blocksMessages, kindMessages } from '../messages.ts';
import type { BlockElement } from '../nodes.ts';

/** The icon of each block kind. */
export const kindIcons: Readonly<Record<BlockKind, IconDefinition>> = {
  paragraph: Pilcrow,
  'heading-one': Heading1,
  'heading-two': Heading2,
  'heading-three': Heading3,
  'heading-four': Heading4,
  'heading-five': Heading5,
  'heading-six': Heading6,
  'list-ordered': ListOrdered,
  'list-unordered': List,
  image: ImageIcon,
  quote: Quote,
  code: CodeXml,
};

/** A block kind that the user can choose. */
export interface BlockOption {
  readonly id: string;
  /** The built-in kind; undefined for a block of a plugin. */
  readonly kind?: BlockKind;
  readonly label: string;
  readonly icon: IconDefinition;
  /** Further search terms. */
  readonly keywords: string;
  /**
   * Turns the current block into one of this kind, or inserts one, and focuses the text.
   * @param beforeChange called once the block is known and before the document changes
   * @returns whether the block was available; false after a plugin failed to create it, which leaves the document unchanged
   */
  readonly choose: (beforeChange?: () => void) => boolean;
}

const icons = new WeakMap<object, IconComponent>();

/** Returns the icon of a contribution, with the size and tone of built-in icons. */
export function iconOf(type: Contributed<{ readonly icon: IconSource }>): IconDefinition {
  if (isIconElements(type.icon)) return type.icon;
  const known = icons.get(type);
  if (known) return known;
  // The other props include the tone, so that contributed icons look like built-in ones.
  const icon: IconComponent = ({ size, className, ...rest }) =>
    createElement(IconSlot, {
      ...rest,
      contribution: type,
      icon: type.icon,
      ...(typeof size === 'number' ? { size } : {}),
      ...(className === undefined ? {} : { className }),
    });
  icons.set(type, icon);
  return icon;
}

/** Returns a function that creates the block of a plugin. A failure is reported with the plugin's name and shown to the user. */
function useFreshBlock(): (type: Contributed<BlockType>) => BlockElement | undefined {
  const intl = useIntl();
  const report = useReport();
  const notify = useService(notifyRef);
  return useCallback(
    (type) => {
      try {
        const block = freshBlock(type);
        if (!Node.isElement(block)) throw new TypeError('it returned no block.');
        return block;
      } catch (cause) {
        const { pluginId, contributionId } = type;
        const message = `The \`insert\` of '${contributionId}' failed: ${describeCause(cause)}`;
        const context = { pointId: blockTypes.id, contributionId, cause };
        report({ code: 'HOOK_FAILED', pluginId, message, context });
        const values = { kind: intl.formatMessage(type.label) };
        notify({ tone: 'danger', title: { ...blocksMessages.insertFailed, values } });
        return undefined;
      }
    },
    [intl, report, notify],
  );
}

/** Returns the available block kinds: built-in ones, images if there is a media library, and those of plugins. */
export function useBlockOptions(): readonly BlockOption[] {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { types, chooseImage } = useBlocks();
  const createBlock = useFreshBlock();
  return useMemo(() => {
    const own = blockKinds.flatMap((kind): BlockOption[] => {
      if (kind === 'image' && !chooseImage) return [];
      const choose: BlockOption['choose'] = (beforeChange) => {
        beforeChange?.();
        if (kind === 'image') chooseImage?.();
        else {
          convertBlocks(editor, kind);
          ReactEditor.focus(editor);
        }
        return true;
      };
      return [
        {
          id: kind,
          kind,
          label: intl.formatMessage(kindMessages[kind]),
          icon: kindIcons[kind],
          keywords: kind,
          choose,
        },
      ];
    });
    const others = [...types.values()].map((type): BlockOption => {
      const choose: BlockOption['choose'] = (beforeChange) => {
        const block = createBlock(type);
        if (block) {
          beforeChange?.();
          insertBlock(editor, block);
        }
        ReactEditor.focus(editor);
        return block !== undefined;
      };
      return {
        id: type.type,
        label: intl.formatMessage(type.label),
        icon: iconOf(type),
        keywords: `${type.type} ${type.keywords ? intl.formatMessage(type.keywords) : ''}`,
        choose,
      };
    });
    return [...own, ...others];
  }, [intl, editor, types, chooseImage, createBlock]);
}
