import type { BlockType } from '@admin/plugin-content-manager/points';
import { Globe } from '@admin/ui/icons';
import { embedNode, maxTitleLength, providerOf, readEmbed, renderEmbed } from './embed-node.ts';
import { embedMessages as messages } from '../messages.ts';

/** An embedded page, shown as a card: `{ type: 'embed', url: 'https://vimeo.com/1', title: 'A film' }`. */
export const embed: BlockType = {
  id: 'more-blocks.embed',
  type: 'embed',
  content: 'none',
  label: messages.label,
  keywords: messages.keywords,
  icon: Globe,
  element: () => import('./EmbedElement.tsx'),
  insert: () => embedNode({ url: '', title: '' }),
  check: ({ url, title }) => {
    if (typeof url !== 'string' || (url !== '' && providerOf(url) === undefined)) return messages.refused;
    const isTitle = title === undefined || (typeof title === 'string' && title.length <= maxTitleLength);
    return isTitle ? undefined : messages.invalidTitle;
  },
  fromHtml: readEmbed,
  toHtml: renderEmbed,
};
