import type { IconComponent } from '@admin/ui';
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
import type { BlockKind } from '../commands/block-kind.ts';

/** The drawing of each kind of block. */
export const kindIcons: Readonly<Record<BlockKind, IconComponent>> = {
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
