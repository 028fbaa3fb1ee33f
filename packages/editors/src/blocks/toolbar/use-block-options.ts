import { IconSlot, useContributionArea, type Contributed, type IconSource } from '@admin/shell/host';
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
import { createElement, useMemo, type RefCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { blockTypes, type BlockType } from '../../contract/block-types.ts';
import { inlineElements, type InlineElement } from '../../contract/inline-elements.ts';
import { useBlocks } from '../blocks-context.ts';
import { blockKinds, type BlockKind } from '../commands/block-kind.ts';
import { editedBlock, insertBlock } from '../commands/change-blocks.ts';
import { convertBlocks } from '../commands/format.ts';
import { kindMessages } from '../messages.ts';
import { useFreshNode } from './use-fresh-node.ts';

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
  /** The ref for its element in a menu. */
  readonly elementRef?: RefCallback<HTMLElement> | undefined;
  /** Further search terms. */
  readonly keywords: string;
  /** True for an inline element. */
  readonly isInline?: boolean;
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

/** Returns what the menus show of a plugin's block type or inline element. */
function optionOf(type: Contributed<BlockType | InlineElement>, intl: IntlShape) {
  return {
    id: type.type,
    label: intl.formatMessage(type.label),
    icon: iconOf(type),
    keywords: `${type.type} ${type.keywords ? intl.formatMessage(type.keywords) : ''}`,
  };
}

/** Returns the available block kinds: built-in ones, images if there is a media library, those of plugins, and
 * their inline elements without content. */
export function useBlockOptions(): readonly BlockOption[] {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { types, inlines, chooseImage, openInline } = useBlocks();
  const createNode = useFreshNode(blockTypes.id);
  const typeArea = useContributionArea(blockTypes);
  const inlineArea = useContributionArea(inlineElements);
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
        const node = createNode(type);
        if (node) {
          beforeChange?.();
          insertBlock(editor, editedBlock(type, node));
        }
        ReactEditor.focus(editor);
        return node !== undefined;
      };
      return { ...optionOf(type, intl), elementRef: typeArea(type), choose };
    });
    const texts = [...inlines.values()]
      .filter(({ content }) => content === 'none')
      .map((type): BlockOption => {
        const choose: BlockOption['choose'] = (beforeChange) => openInline(type, beforeChange);
        return { isInline: true, ...optionOf(type, intl), elementRef: inlineArea(type), choose };
      });
    return [...own, ...others, ...texts];
  }, [intl, editor, types, inlines, chooseImage, createNode, openInline, typeArea, inlineArea]);
}
