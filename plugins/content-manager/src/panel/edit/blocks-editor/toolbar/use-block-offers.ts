import { IconSlot, type Contributed } from '@admin/shell';
import type { IconComponent } from '@admin/ui';
import { createElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Node } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { BlockType } from '../../../../points.ts';
import { blockKinds, type BlockKind } from '../commands/block-kind.ts';
import { convertBlocks } from '../commands/convert.ts';
import { freshBlock, insertBlock } from '../commands/insert-block.ts';
import { useBlocks } from '../editor/blocks-context.ts';
import { kindMessages } from '../messages.ts';
import { kindIcons } from './kind-icons.ts';

/** A kind of block that somebody can ask for. */
export interface BlockOffer {
  readonly id: string;
  /** The kind of the product; undefined for a block of a plugin. */
  readonly kind?: BlockKind;
  readonly label: string;
  readonly icon: IconComponent;
  /** What else it is found by. */
  readonly keywords: string;
  /** Turns the current block into one of this kind, or inserts one; the cursor is in the text then. */
  readonly choose: () => void;
}

const icons = new WeakMap<object, IconComponent>();

function iconOf(type: Contributed<BlockType>): IconComponent {
  const known = icons.get(type);
  if (known) return known;
  // The rest carries the tone: a contributed icon looks like the icons of the product.
  const icon: IconComponent = ({ size, className, ...drawing }) =>
    createElement(IconSlot, {
      ...drawing,
      contribution: type,
      icon: type.icon,
      ...(typeof size === 'number' ? { size } : {}),
      ...(className === undefined ? {} : { className }),
    });
  icons.set(type, icon);
  return icon;
}

/** The kinds of blocks that can be had: those of the product, an image where there is a library, and those of plugins. */
export function useBlockOffers(): readonly BlockOffer[] {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { types, chooseImage } = useBlocks();
  return useMemo(() => {
    const own = blockKinds.flatMap((kind): BlockOffer[] => {
      if (kind === 'image' && !chooseImage) return [];
      const choose = () => {
        if (kind === 'image') chooseImage?.();
        else {
          convertBlocks(editor, kind);
          ReactEditor.focus(editor);
        }
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
    const others = [...types.values()].map((type): BlockOffer => {
      const choose = () => {
        const block = freshBlock(type.type, types);
        if (block && Node.isElement(block)) insertBlock(editor, block);
        ReactEditor.focus(editor);
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
  }, [intl, editor, types, chooseImage]);
}
